import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import type { JobShortage } from "../../features/jobs/job-shortage.ts";
import { useJobs } from "../../features/jobs/jobs-data.ts";
import { useSubmission } from "../../features/jobs/use-submission.ts";
import { NoReport } from "../../features/report/no-report.tsx";

const CreditsDialog = lazyPart(() => import("../../features/access/credits-dialog.tsx"));

interface RunAgainProps {
  readonly jobId: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** No report, and a way to one: the same address can be audited again. */
export function RunAgain({ jobId, error, onRetry }: RunAgainProps) {
  const job = useJobs().data?.find(({ id }) => id === jobId);
  const navigate = useNavigate();
  const [fault, setFault] = useState<string | null>(null);
  const [shortage, setShortage] = useState<JobShortage | null>(null);
  const submission = useSubmission({
    onStarted: ([started]) => void navigate({ to: "/", search: { open: started?.id } }),
    onShortage: setShortage,
    onFault: setFault,
  });
  return (
    <>
      <NoReport
        error={error}
        onRetry={onRetry}
        onRunAgain={job && (() => submission.sendOne(job.url))}
        starting={submission.busy}
        fault={fault}
      />
      {shortage !== null && (
        <Late waiting={null} missing={null}>
          <CreditsDialog missing={shortage} sendFits={shortage.sendFits} onClose={() => setShortage(null)} />
        </Late>
      )}
    </>
  );
}
