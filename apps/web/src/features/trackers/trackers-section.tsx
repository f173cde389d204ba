import type { Tracker } from "@audit/contract";
import { useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Panel } from "../../components/panel.tsx";
import { Loading, Skeleton } from "../../components/states.tsx";
import { AddTrackerDialog } from "./add-tracker-dialog.tsx";
import { trackerWords } from "./tracker-words.ts";
import { forgetTracker, useTrackers } from "./trackers-data.ts";
import { t } from "../../language/messages.ts";

/** Tools in which the account keeps what it has to do. */
export function TrackersSection() {
  const { data, error, refetch } = useTrackers();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Tracker | null>(null);
  return (
    <section id="trackers" aria-labelledby="trackers-title" className="scroll-mt-18">
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h2 id="trackers-title" className="text-16 font-semibold">
          {t("Tools for tasks")}
        </h2>
        {data && <Button onClick={() => setAdding(true)}>{t("Connect a tool")}</Button>}
      </div>
      <Panel className="px-5">
        {data?.length === 0 && (
          <p className="py-4 text-14 text-ink-2">
            {t(
              "Send tasks as issues to GitHub, GitLab, Jira, Linear or Trello, and see here when they are done there.",
            )}
          </p>
        )}
        {data && data.length > 0 && (
          <ul className="divide-y divide-line">
            {data.map((tracker) => (
              <li key={tracker.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
                <div className="grid min-w-0 flex-1 basis-64 gap-1">
                  <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
                    <span className="[overflow-wrap:anywhere]">{tracker.name}</span>
                    <Badge>{trackerWords[tracker.kind].name}</Badge>
                  </p>
                  <p className="text-13 text-ink-3 [overflow-wrap:anywhere]">
                    {tracker.project} · {tracker.host}
                  </p>
                </div>
                <Button
                  look="quiet"
                  aria-label={t("Remove {tracker}", { tracker: tracker.name })}
                  onClick={() => setLeaving(tracker)}
                >
                  {t("Remove")}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {!data && !error && (
          <Loading label={t("Loading tools")}>
            <Skeleton className="my-5 h-5 w-56" />
          </Loading>
        )}
        {!data && error && (
          <div className="flex flex-wrap items-center justify-between gap-3 py-4">
            <ErrorText>{sentenceFor(error, t("Your tools could not be loaded"))}</ErrorText>
            <Button onClick={() => void refetch()}>{t("Try Again")}</Button>
          </div>
        )}
      </Panel>
      {adding && <AddTrackerDialog onClose={() => setAdding(false)} />}
      {leaving !== null && (
        <ConfirmDialog
          title={t("Remove {leaving}?", { leaving: leaving.name })}
          loss={t("Its token is forgotten, and which tasks were sent there. Issues in the tool stay as they are.")}
          confirmLabel={t("Remove")}
          onConfirm={() => forgetTracker(leaving.id)}
          sentenceOf={(fault) => sentenceFor(fault, t("It could not be removed"))}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}
