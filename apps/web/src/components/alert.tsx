import { useId } from "react";
import { Button } from "./button.tsx";
import { Modal } from "./modal.tsx";
import { t } from "../language/messages.ts";

export interface AlertProps {
  /** The exact sentence. */
  readonly text: string;
  readonly onClose: () => void;
}

/** One sentence that must be seen; stands in for the browser's own alert. */
export function Alert({ text, onClose }: AlertProps) {
  const id = useId();
  return (
    <Modal alert size="sm" labelledBy={id} onClose={onClose}>
      <h2 id={id} className="px-5 pt-5 pb-4 text-14">
        {text}
      </h2>
      <footer className="flex justify-end border-t border-line bg-sunken/60 px-5 py-3">
        <Button look="primary" data-main-act onClick={onClose}>
          {t("OK")}
        </Button>
      </footer>
    </Modal>
  );
}
