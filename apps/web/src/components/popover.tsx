import { useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { placeBeside } from "./place-beside.ts";

export interface PopoverProps {
  readonly title: string;
  /** Inside the button that opens it. */
  readonly trigger: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a number is made of, or a field to fill in, one click or tap away. Escape and a press outside close it. */
export function Popover({ title, trigger, className, children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (!open || panel.current === null || button.current === null) return;
    placeBeside(panel.current, button.current, { side: "below", align: "middle" });
    (panel.current.querySelector("input") ?? panel.current).focus();
  }, [open]);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={id}
        className={className}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        tabIndex={-1}
        onToggle={({ newState }) => setOpen(newState === "open")}
        className="fixed inset-auto m-0 w-80 max-w-[calc(100vw-2rem)] rounded-panel border border-line bg-raised p-4 text-start text-13 text-ink-2 shadow-float outline-none"
      >
        {open && (
          <>
            <h2 id={`${id}-title`} className="mb-1 text-14 font-semibold text-ink">
              {title}
            </h2>
            {children}
          </>
        )}
      </div>
    </>
  );
}
