import { lazy, Suspense, useRef, useState, type ReactNode } from "react";

const PopoverPanel = lazy(() => import("./popover-panel.tsx"));

export interface PopoverProps {
  readonly title: string;
  /** Inside the button that opens it. */
  readonly trigger: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a number is made of, one click or tap away; the panel is loaded when it is first wanted. */
export function Popover({ title, trigger, className, children }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={className}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && (
        <Suspense>
          <PopoverPanel title={title} anchor={button} onClose={() => setOpen(false)}>
            {children}
          </PopoverPanel>
        </Suspense>
      )}
    </>
  );
}
