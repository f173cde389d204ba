import type { TaskIssue } from "@audit/contract";
import { ExternalLink } from "lucide-react";
import { sentenceFor } from "../../api/client.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { linkStyle } from "../../components/link-style.ts";
import { trackerWords } from "./tracker-words.ts";
import { useIssues, useSendTask, useTrackers } from "./trackers-data.ts";
import { t } from "../../language/messages.ts";

/** The tools of the account for one task: send it there, or see what has become of it. Nothing where there is no tool. */
export function TaskIssues({ action }: { readonly action: string }) {
  const { data: trackers = [] } = useTrackers();
  const { data: issues = [] } = useIssues(action, trackers.length > 0);
  const send = useSendTask(action);
  if (trackers.length === 0) return null;
  const left = trackers.filter(({ id }) => !issues.some(({ tracker }) => tracker === id));
  return (
    <section aria-label={t("In your tools")} className="grid gap-2">
      {issues.map((issue) => (
        <IssueLine key={issue.tracker} issue={issue} />
      ))}
      <div className="flex flex-wrap gap-2">
        {left.map(({ id, kind, name }) => (
          <Button key={id} busy={send.isPending && send.variables === id} onClick={() => send.mutate(id)}>
            {t("Send to {name} ({trackerWords})", { name, trackerWords: trackerWords[kind].name })}
          </Button>
        ))}
      </div>
      {send.error && <ErrorText>{sentenceFor(send.error, t("The task could not be sent"))}</ErrorText>}
    </section>
  );
}

const IssueLine = ({ issue: { kind, key, url, is_done } }: { readonly issue: TaskIssue }) => (
  <p className="flex flex-wrap items-center gap-2 text-14">
    {trackerWords[kind].name}
    <a href={url} target="_blank" rel="noreferrer" className={linkStyle}>
      {key} <ExternalLink aria-hidden className="inline size-3.5" />
    </a>
    {is_done !== null && (
      <Badge meaning={is_done ? "good" : undefined}>{is_done ? t("Done there") : t("Open there")}</Badge>
    )}
  </p>
);
