import { cva } from "class-variance-authority";
import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from "react";

/** Never taller than 80 % of the window; what is longer scrolls inside. */
const frameStyle = cva(
  "modal fixed inset-0 m-auto max-h-[80vh] w-[calc(100vw-2rem)] flex-col overflow-hidden rounded-dialog border border-line bg-raised text-ink shadow-float outline-none open:flex",
  { variants: { size: { sm: "max-w-md", md: "max-w-lg", lg: "max-w-2xl", xl: "max-w-5xl" } } },
);

export type ModalSize = "sm" | "md" | "lg" | "xl";

export interface ModalProps {
  readonly size: ModalSize;
  /** Ids of the title and of the sentence below it. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  /** Must be answered: a press outside does not close it. */
  readonly alert?: boolean;
  /** Escape, or a press outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog, open for as long as it is rendered. It keeps the focus, and gives it back where it
 * came from. The focus starts on what is marked `data-main-act`, never on the way out.
 */
export function Modal({ size, labelledBy, describedBy, alert = false, onClose, children }: ModalProps) {
  const frame = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = frame.current;
    return dialog === null ? undefined : open(dialog);
  }, []);
  return (
    <dialog
      ref={frame}
      role={alert ? "alertdialog" : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-size={size}
      tabIndex={-1}
      className={frameStyle({ size })}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // A browser may close it without asking; one that was opened again meanwhile stays.
      onClose={(event) => event.target === event.currentTarget && !event.currentTarget.open && onClose()}
      onPointerDown={(event) => !alert && event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  );
}

const FIRST_FOCUS = "[data-main-act]:not(:disabled), :is(input, textarea, select):not(:disabled, [type=checkbox])";

let opened: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function setOpened(next: readonly HTMLDialogElement[]): void {
  opened = next;
  for (const listener of listeners) listener();
}

/** @returns closes it */
function open(dialog: HTMLDialogElement): () => void {
  // Room is kept only for a bar that takes any: phones and many desktops lay theirs over the page.
  document.documentElement.toggleAttribute("data-scrollbar", window.innerWidth > document.documentElement.clientWidth);
  dialog.showModal();
  (dialog.querySelector<HTMLElement>(FIRST_FOCUS) ?? dialog).focus();
  setOpened([...opened, dialog]);
  return () => {
    dialog.close();
    setOpened(opened.filter((other) => other !== dialog));
    // The opener may be gone with what the dialog did; the reader then goes on at the content.
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The dialog in front, outside of which nothing can be reached; the page when there is none. */
export const useFront = (): HTMLElement => useSyncExternalStore(subscribe, () => opened.at(-1) ?? document.body);
