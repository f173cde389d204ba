import type { Job } from "@audit/contract";
import { JobSummary } from "./job-summary.tsx";
import FileList from "../../features/files/file-list.tsx";
import { t } from "../../language/messages.ts";

/** What stands behind the Details of a completed job. */
export default function FinishedDetails({ job }: { readonly job: Job }) {
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <JobSummary job={job} />
      <section aria-label={t("Report files")}>
        <FileList jobId={job.id} />
      </section>
    </div>
  );
}
