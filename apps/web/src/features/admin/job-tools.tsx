import { isTerminal, type AdminJob } from "@audit/contract";
import { useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { showToast } from "../../components/toasts.ts";
import { nameOf } from "../../format/addresses.ts";
import { useRetryJob, useStopJob } from "./admin-data.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";

/** What the operator can do about a job: stop one that runs, try one again that failed. */
export function JobTools({ job }: { readonly job: AdminJob }) {
  if (job.status === "failed") return <Retry job={job} />;
  return isTerminal(job.status) ? null : <Stop job={job} />;
}

function Retry({ job }: { readonly job: AdminJob }) {
  const retry = useRetryJob();
  const { host } = nameOf(job);
  return (
    <Button
      size="small"
      busy={retry.isPending}
      aria-label={`Retry the job of ${host}`}
      onClick={() =>
        retry.mutate(job.id, {
          onSuccess: () => showToast(`The job of ${host} is back in line`),
          onError: (error) => showToast(sentenceFor(error, "The job could not be put back in line")),
        })
      }
    >
      Retry
    </Button>
  );
}

function Stop({ job }: { readonly job: AdminJob }) {
  const [asking, setAsking] = useState(false);
  const stop = useStopJob();
  const { host } = nameOf(job);
  return (
    <>
      <Button size="small" aria-label={`Stop the job of ${host}`} onClick={() => setAsking(true)}>
        Stop
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Stop the analysis of ${host}?`}
          loss={`It ends as failed for ${job.user_email}, who gets back what it was paid with.`}
          confirmLabel="Stop analysis"
          keepLabel="Keep it running"
          onConfirm={async () => void (await stop.mutateAsync(job.id))}
          sentenceOf={(error) => sentenceFor(error, "The job could not be stopped.")}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
