import { CallFailed, type Analysis } from "@audit/contract";
import { sentenceFor } from "../../api/client.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { useDeleteAnalysis } from "./actions-data.ts";
import { hostName } from "../../format/hosts.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

export interface DeleteDialogProps {
  readonly analysis: Analysis;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Names what is lost, then deletes the analysis. */
export default function DeleteDialog({ analysis, onDeleted, onClose }: DeleteDialogProps) {
  const remove = useDeleteAnalysis();
  return (
    <ConfirmDialog
      title={t("Delete the analysis of {domain}?", { domain: hostName(analysis.domain) })}
      loss={t(
        "This permanently deletes the action items, progress data and files of this analysis, and ends its shared links. This cannot be undone.",
      )}
      confirmLabel={t("Delete Analysis")}
      onConfirm={async () => {
        await remove.mutateAsync(analysis.id);
        onDeleted();
      }}
      sentenceOf={deleteFault}
      onClose={onClose}
    />
  );
}

/** The printed sentence: refused by the server, or never answered. */
export function deleteFault(error: unknown): string {
  return error instanceof CallFailed
    ? texts.analysisDeleteFailed(sentenceFor(error, texts.unknownError))
    : texts.analysisDeleteError(sentenceFor(error, texts.unknownError));
}
