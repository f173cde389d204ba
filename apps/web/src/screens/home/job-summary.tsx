import type { Job } from "@audit/contract";
import { useEffect } from "react";
import { Loading, Skeleton } from "../../components/states.tsx";
import { keepSummary } from "../../features/actions/actions-data.ts";
import { refreshJob } from "../../features/jobs/jobs-data.ts";
import { SummaryPanel } from "../../features/summary/summary-panel.tsx";
import { t } from "../../language/messages.ts";

/** The executive summary inside a job's details; lists leave it out, so it is read when it is first wanted. */
export function JobSummary({ job: { id, executive_summary: summary } }: { readonly job: Job }) {
  const isMissing = summary === undefined;
  useEffect(() => {
    if (isMissing) void refreshJob(id);
  }, [isMissing, id]);
  if (summary === undefined)
    return (
      <Loading label={t("Loading the executive summary")}>
        <Skeleton className="h-24 w-full" />
      </Loading>
    );
  return (
    <SummaryPanel
      summary={summary}
      jobId={id}
      onSummary={(text) => {
        keepSummary(id, text);
        void refreshJob(id);
      }}
    />
  );
}
