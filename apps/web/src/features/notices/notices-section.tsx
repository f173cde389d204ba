import type { NoticeTarget } from "@audit/contract";
import { useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Panel } from "../../components/panel.tsx";
import { Loading, Skeleton } from "../../components/states.tsx";
import { AddTargetDialog } from "./add-target-dialog.tsx";
import { removeTarget, useTargets } from "./notices-data.ts";
import { TargetRow } from "./target-row.tsx";
import { t } from "../../language/messages.ts";

/** Where the account is told of what happens to its sites. */
export function NoticesSection() {
  const { data, error, refetch } = useTargets();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<NoticeTarget | null>(null);
  return (
    <section id="notices" aria-labelledby="notices-title" className="scroll-mt-18">
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h2 id="notices-title" className="text-16 font-semibold">
          {t("Notices")}
        </h2>
        {data && <Button onClick={() => setAdding(true)}>{t("Add a notice")}</Button>}
      </div>
      <Panel className="px-5">
        {data?.length === 0 && (
          <p className="py-4 text-14 text-ink-2">
            {t(
              "Be told when an audit finished, a site got worse, a score fell or a task is done: by webhook, in Slack or Teams, or in a mail that gathers it all.",
            )}
          </p>
        )}
        {data && data.length > 0 && (
          <ul className="divide-y divide-line">
            {data.map((target) => (
              <TargetRow key={target.id} target={target} onRemove={() => setLeaving(target)} />
            ))}
          </ul>
        )}
        {!data && !error && (
          <Loading label={t("Loading notices")}>
            <Skeleton className="my-5 h-5 w-56" />
          </Loading>
        )}
        {!data && error && (
          <div className="flex flex-wrap items-center justify-between gap-3 py-4">
            <ErrorText>{sentenceFor(error, t("Your notices could not be loaded"))}</ErrorText>
            <Button onClick={() => void refetch()}>{t("Try Again")}</Button>
          </div>
        )}
      </Panel>
      {adding && <AddTargetDialog onClose={() => setAdding(false)} />}
      {leaving !== null && (
        <ConfirmDialog
          title={t("Remove {leaving}?", { leaving: leaving.name })}
          loss={t("Nothing is sent there from then on, and its log is forgotten.")}
          confirmLabel={t("Remove")}
          onConfirm={() => removeTarget(leaving.id)}
          sentenceOf={(fault) => sentenceFor(fault, t("It could not be removed"))}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}
