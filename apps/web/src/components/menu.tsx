import { useId, useRef, type KeyboardEvent, type ReactNode, type ToggleEvent } from "react";
import { placeBeside } from "./place-beside.ts";

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
}

export interface MenuProps {
  /** Of the button that opens it. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly className?: string;
  /** Inside that button. */
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem[];
}

/** Further choices behind a button. Arrows go round, Escape and a press outside close it. */
export function Menu({ label, disabled = false, className, trigger, items }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const entries = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  const onToggle = ({ newState }: ToggleEvent): void => {
    if (newState !== "open" || list.current === null || button.current === null) return;
    placeBeside(list.current, button.current, { side: "below", align: "end" });
    entries()[0]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = entries();
    const at = all.findIndex((entry) => entry === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Tab") list.current?.hidePopover();
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        disabled={disabled}
        popoverTarget={id}
        className={className}
      >
        {trigger}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        className="fixed inset-auto m-0 min-w-44 rounded-panel border border-line bg-raised p-1 text-ink shadow-float outline-none"
      >
        {items.map(({ label: name, icon, onSelect }) => (
          <button
            key={name}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              list.current?.hidePopover();
              onSelect();
            }}
            className="flex h-9 w-full items-center gap-2.5 rounded-control px-2.5 text-14 hover:bg-hover focus-visible:bg-hover focus-visible:outline-none pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:text-ink-3"
          >
            {icon}
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
