import { useNavigate } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { Late } from "../components/late.tsx";
import { lazyPart } from "../components/lazy-part.ts";
import type { JobShortage } from "../features/jobs/job-shortage.ts";
import { useJobs } from "../features/jobs/jobs-data.ts";
import { useSubmission } from "../features/jobs/use-submission.ts";

const CreditsDialog = lazyPart(() => import("../features/access/credits-dialog.tsx"));

export interface AuditAgain {
  /** Undefined until the job is known. */
  readonly start: (() => void) | undefined;
  readonly busy: boolean;
  readonly fault: string | null;
  /** What is missing and what it costs; the caller has to show it. */
  readonly dialog: ReactNode;
}

/** Audits the address of a job anew and goes where that can be watched. */
export function useAuditAgain(jobId: string): AuditAgain {
  const job = useJobs().data?.find(({ id }) => id === jobId);
  const navigate = useNavigate();
  const [fault, setFault] = useState<string | null>(null);
  const [shortage, setShortage] = useState<JobShortage | null>(null);
  const submission = useSubmission({
    onStarted: ([started]) => void navigate({ to: "/", search: { open: started?.id } }),
    onShortage: setShortage,
    onFault: setFault,
  });
  return {
    start: job && (() => submission.sendOne(job.url)),
    busy: submission.busy,
    fault,
    dialog: shortage !== null && (
      <Late waiting={null}>
        <CreditsDialog missing={shortage} sendFits={shortage.sendFits} onClose={() => setShortage(null)} />
      </Late>
    ),
  };
}
