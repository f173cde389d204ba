import { type Job } from "@audit/contract";
import { sentenceFor } from "../../api/client.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { useRemoveAllJobs, useRemoveJob } from "./jobs-data.ts";
import { lossOf, lossOfAll } from "./job-words.ts";
import { texts } from "../../language/texts.ts";

export interface RemoveDialogProps {
  readonly target: Job | "all";
  readonly jobs: readonly Job[];
  readonly onClose: () => void;
}

/** Names what would be lost, then cancels or deletes. */
export default function RemoveDialog({ target, jobs, onClose }: RemoveDialogProps) {
  const one = useRemoveJob();
  const all = useRemoveAllJobs();
  const everything = target === "all";
  const remove = async (): Promise<void> => {
    await (everything ? all.mutateAsync() : one.mutateAsync(target.id));
  };
  return (
    <ConfirmDialog
      {...(everything ? lossOfAll(jobs) : lossOf(target))}
      onConfirm={remove}
      sentenceOf={(error) => sentenceFor(error, everything ? texts.clearFailed : texts.deleteFailed)}
      onClose={onClose}
    />
  );
}
