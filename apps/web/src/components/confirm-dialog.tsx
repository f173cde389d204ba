import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { useState } from "react";
import { Button } from "./button.tsx";
import { backdropStyle, popupStyle } from "./dialog.tsx";
import { ErrorText } from "./field.tsx";

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
  const { title, loss, confirmLabel, keepLabel = "Keep it", onConfirm, sentenceOf, onClose } = props;
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
    <Base.Root open onOpenChange={(open) => !open && !busy && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Popup className={popupStyle({ size: "sm" })}>
          <div className="grid gap-2 px-5 pt-5 pb-4">
            <Base.Title className="text-16 font-semibold [overflow-wrap:anywhere]">{title}</Base.Title>
            <Base.Description className="text-14 text-ink-2">{loss}</Base.Description>
            {error !== null && <ErrorText>{error}</ErrorText>}
          </div>
          <footer className="flex flex-wrap justify-end gap-2 border-t border-line bg-sunken/60 px-5 py-3">
            <Base.Close render={<Button disabled={busy}>{keepLabel}</Button>} />
            <Button look="danger" busy={busy} onClick={() => void confirm()}>
              {confirmLabel}
            </Button>
          </footer>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
