import { useNavigate } from "@tanstack/react-router";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import { Button } from "../components/button.tsx";
import { ErrorText } from "../components/field.tsx";
import { Late } from "../components/late.tsx";
import { lazyPart } from "../components/lazy-part.ts";
import type { JobShortage } from "../features/jobs/job-shortage.ts";
import { useJobs } from "../features/jobs/jobs-data.ts";
import { useSubmission } from "../features/jobs/use-submission.ts";

const CreditsDialog = lazyPart(() => import("../features/access/credits-dialog.tsx"));

/** Audits the same address anew and goes where that can be watched. */
export default function AuditAgain({ jobId }: { readonly jobId: string }) {
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
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button
        icon={<RotateCw aria-hidden className="size-4" />}
        busy={submission.busy}
        disabled={job === undefined}
        onClick={() => job && submission.sendOne(job.url)}
      >
        Audit again
      </Button>
      {fault !== null && <ErrorText>{fault}</ErrorText>}
      {shortage !== null && (
        <Late waiting={null} missing={null}>
          <CreditsDialog missing={shortage} sendFits={shortage.sendFits} onClose={() => setShortage(null)} />
        </Late>
      )}
    </span>
  );
}
