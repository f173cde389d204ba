import { X } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Modal, type ModalSize } from "./modal.tsx";
import { t } from "../language/messages.ts";

export interface DialogProps {
  readonly title: string;
  readonly size: ModalSize;
  readonly onClose: () => void;
  readonly description?: ReactNode;
  /** Controls beside the title. */
  readonly tools?: ReactNode;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/** Open for as long as it is rendered; Escape and a press outside close it, focus returns to the opener. */
export function Dialog({ title, size, onClose, description, tools, footer, children }: DialogProps) {
  const id = useId();
  const describedBy = description === undefined ? undefined : `${id}-description`;
  return (
    <Modal size={size} labelledBy={`${id}-title`} describedBy={describedBy} onClose={onClose}>
      <header className="flex items-start gap-x-3 gap-y-2 px-5 pt-4 pb-3 max-sm:flex-wrap">
        <div className="min-w-0 flex-1">
          <h2 id={`${id}-title`} className="text-16 font-semibold [overflow-wrap:anywhere]">
            {title}
          </h2>
          {description !== undefined && (
            <p id={describedBy} className="mt-0.5 text-13 text-ink-3">
              {description}
            </p>
          )}
        </div>
        {tools !== undefined && <div className="max-sm:order-last max-sm:basis-full">{tools}</div>}
        <button
          type="button"
          aria-label={t("Close")}
          onClick={onClose}
          className="-me-1.5 inline-flex size-8 shrink-0 items-center justify-center rounded-control text-ink-3 hover:bg-hover hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      </header>
      {children !== undefined && (
        // A scrolling area must be reachable by keyboard (WCAG 2.1.1).
        <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5" tabIndex={0} role="region" aria-label={title}>
          {children}
        </div>
      )}
      {footer !== undefined && (
        <footer className="flex flex-wrap justify-end gap-2 border-t border-line bg-sunken/60 px-5 py-3">
          {footer}
        </footer>
      )}
    </Modal>
  );
}
