import { isTerminal, type AdminJob } from "@audit/contract";
import { useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { showToast } from "../../components/toasts.ts";
import { nameOf } from "../../format/addresses.ts";
import { useRetryJob, useStopJob } from "./admin-data.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { t } from "../../language/messages.ts";

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
      aria-label={t("Retry the job of {host}", { host })}
      onClick={() =>
        retry.mutate(job.id, {
          onSuccess: () => showToast(t("The job of {host} is back in line", { host })),
          onError: (error) => showToast(sentenceFor(error, t("The job could not be put back in line"))),
        })
      }
    >
      {t("Retry")}
    </Button>
  );
}

function Stop({ job }: { readonly job: AdminJob }) {
  const [asking, setAsking] = useState(false);
  const stop = useStopJob();
  const { host } = nameOf(job);
  return (
    <>
      <Button size="small" aria-label={t("Stop the job of {host}", { host })} onClick={() => setAsking(true)}>
        {t("Stop")}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t("Stop the analysis of {host}?", { host })}
          loss={t("It ends as failed for {user_email}, who gets back what it was paid with.", {
            user_email: job.user_email,
          })}
          confirmLabel={t("Stop analysis")}
          keepLabel={t("Keep it running")}
          onConfirm={async () => void (await stop.mutateAsync(job.id))}
          sentenceOf={(error) => sentenceFor(error, t("The job could not be stopped."))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
