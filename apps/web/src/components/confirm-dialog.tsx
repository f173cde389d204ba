import { useId, useState } from "react";
import { Button } from "./button.tsx";
import { ErrorText } from "./field.tsx";
import { Modal } from "./modal.tsx";
import { t } from "../language/messages.ts";

export interface ConfirmDialogProps {
  /** Names the object. */
  readonly title: string;
  /** Names the loss. */
  readonly loss: string;
  readonly confirmLabel: string;
  readonly keepLabel?: string;
  /** Does it; a rejection's sentence stays in the dialog. */
  readonly onConfirm: () => Promise<void>;
  readonly sentenceOf: (error: unknown) => string;
  readonly onClose: () => void;
}

/** Asks once before an act that can't be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, loss, confirmLabel, keepLabel = t("Keep it"), onConfirm, sentenceOf, onClose } = props;
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await onConfirm();
      onClose();
    } catch (failure) {
      setError(sentenceOf(failure));
      setBusy(false);
    }
  };
  return (
    <Modal
      alert
      size="sm"
      labelledBy={`${id}-title`}
      describedBy={`${id}-loss`}
      onClose={() => {
        if (!busy) onClose();
      }}
    >
      <div className="grid gap-2 px-5 pt-5 pb-4">
        <h2 id={`${id}-title`} className="text-16 font-semibold [overflow-wrap:anywhere]">
          {title}
        </h2>
        <p id={`${id}-loss`} className="text-14 text-ink-2">
          {loss}
        </p>
        {error !== null && <ErrorText>{error}</ErrorText>}
      </div>
      <footer className="flex flex-wrap justify-end gap-2 border-t border-line bg-sunken/60 px-5 py-3">
        {/* What can't be undone is never one careless Enter away. */}
        <Button disabled={busy} data-main-act onClick={onClose}>
          {keepLabel}
        </Button>
        <Button look="danger" busy={busy} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
      </footer>
    </Modal>
  );
}
