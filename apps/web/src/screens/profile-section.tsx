import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../components/button.tsx";
import { ErrorText } from "../components/field.tsx";
import { Late } from "../components/late.tsx";
import { lazyPart } from "../components/lazy-part.ts";
import type { JobShortage } from "../features/jobs/job-shortage.ts";
import { useJobs } from "../features/jobs/jobs-data.ts";
import { useSubmission } from "../features/jobs/use-submission.ts";
import { SiteProfile } from "../features/site-profile/site-profile.tsx";

const CreditsDialog = lazyPart(() => import("../features/access/credits-dialog.tsx"));

/** What an analysis took its site for, for every screen about it. */
export default function ProfileSection({ jobId }: { readonly jobId: string }) {
  return <SiteProfile jobId={jobId} auditAgain={<AuditAgain jobId={jobId} />} />;
}

/** Audits the same address anew and goes where that can be watched. */
function AuditAgain({ jobId }: { readonly jobId: string }) {
  const job = useJobs().data?.find(({ id }) => id === jobId);
  const navigate = useNavigate();
  const [fault, setFault] = useState<string | null>(null);
  const [shortage, setShortage] = useState<JobShortage | null>(null);
  const submission = useSubmission({
    onStarted: ([started]) => void navigate({ to: "/", search: { open: started?.id } }),
    onShortage: setShortage,
    onFault: setFault,
  });
  if (job === undefined) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <Button busy={submission.busy} onClick={() => submission.sendOne(job.url)}>
        Audit again
      </Button>
      {fault !== null && <ErrorText>{fault}</ErrorText>}
      {shortage !== null && (
        <Late waiting={null} missing={null}>
          <CreditsDialog missing={shortage} sendFits={shortage.sendFits} onClose={() => setShortage(null)} />
        </Late>
      )}
    </div>
  );
}
