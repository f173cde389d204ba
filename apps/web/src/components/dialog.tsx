import { Dialog as Base } from "@base-ui/react/dialog";
import { cva } from "class-variance-authority";
import { X } from "lucide-react";
import type { ReactNode } from "react";

export const backdropStyle =
  "fixed inset-0 z-40 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0";

/** Never taller than 80 % of the window; what is longer scrolls inside. */
export const popupStyle = cva(
  "floats fixed top-1/2 left-1/2 z-50 flex max-h-[80vh] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col overflow-hidden rounded-dialog border border-line bg-raised text-ink shadow-float outline-none",
  { variants: { size: { sm: "max-w-md", md: "max-w-lg", lg: "max-w-2xl", xl: "max-w-5xl" } } },
);

export interface DialogProps {
  readonly title: string;
  readonly size: "sm" | "md" | "lg" | "xl";
  readonly onClose: () => void;
  readonly description?: ReactNode;
  /** Controls beside the title. */
  readonly tools?: ReactNode;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/** Open for as long as it is rendered; Escape and a click outside close it, focus returns to the opener. */
export function Dialog({ title, size, onClose, description, tools, footer, children }: DialogProps) {
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Popup className={popupStyle({ size })} data-size={size}>
          <header className="flex items-start gap-3 px-5 pt-4 pb-3">
            <div className="min-w-0 flex-1">
              <Base.Title className="text-16 font-semibold [overflow-wrap:anywhere]">{title}</Base.Title>
              {description !== undefined && (
                <Base.Description className="mt-0.5 text-13 text-ink-3">{description}</Base.Description>
              )}
            </div>
            {tools}
            <Base.Close
              aria-label="Close"
              className="-mr-1.5 inline-flex size-8 shrink-0 items-center justify-center rounded-control text-ink-3 hover:bg-hover hover:text-ink"
            >
              <X aria-hidden className="size-4" />
            </Base.Close>
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
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
