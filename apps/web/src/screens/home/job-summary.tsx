import type { Job } from "@audit/contract";
import { keepSummary } from "../../features/actions/actions-data.ts";
import { refreshJob } from "../../features/jobs/jobs-data.ts";
import { SummaryPanel } from "../../features/summary/summary-panel.tsx";

/** The executive summary inside a job's details. */
export function JobSummary({ job }: { readonly job: Job }) {
  return (
    <SummaryPanel
      summary={job.executive_summary}
      jobId={job.id}
      onSummary={(text) => {
        keepSummary(job.id, text);
        void refreshJob(job.id);
      }}
    />
  );
}
