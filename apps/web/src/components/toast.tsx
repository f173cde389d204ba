import { limits } from "@audit/contract";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Button } from "./button.tsx";
import { useFront } from "./modal.tsx";
import { dismissToast, useToasts, type Toast } from "./toasts.ts";
import { t } from "../language/messages.ts";

/** Long enough to read and to reach Undo; the figure is printed for prompts and serves all. */
const SHOWN_MS = limits.promptToastMs;

/** Where toasts appear; once per page, in front of an open dialog. F6 moves the keyboard there. */
export function Toaster() {
  const shown = useToasts();
  const list = useRef<HTMLElement>(null);
  const front = useFront();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const on = document.activeElement?.closest<HTMLElement>("[data-toast]")?.dataset.toast;
      const goes = event.key === "Escape" && on !== undefined;
      if (!goes && (event.key !== "F6" || list.current?.querySelector("[data-toast]") === null)) return;
      event.preventDefault();
      event.stopPropagation();
      if (goes) dismissToast(Number(on));
      else list.current?.focus();
    };
    // Before the page hears of it: Escape on a message closes the message only.
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, []);
  return createPortal(
    <section
      ref={list}
      data-toasts
      aria-label={t("Messages")}
      tabIndex={-1}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-md flex-col gap-2 outline-none print:hidden"
    >
      {/* There before its words are, or a screen reader would not hear of the first ones. */}
      <div role="status" className="contents">
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </section>,
    front,
  );
}

function ToastCard({ toast: { id, text, action } }: { readonly toast: Toast }) {
  const card = useRef<HTMLDivElement>(null);
  const stays = action?.stays === true;
  useEffect(() => {
    if (stays) return undefined;
    const timer = setInterval(() => {
      // F6 puts the keyboard on the list: what it came for waits until it leaves.
      if (card.current?.matches(":hover, [data-toasts]:focus-within *") !== true) dismissToast(id);
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [id, stays]);
  const act = (): void => {
    dismissToast(id);
    action?.run();
  };
  return (
    <div
      ref={card}
      data-toast={id}
      className="pointer-events-auto flex animate-[arrive_150ms_ease-out] items-center gap-2 rounded-panel border border-line bg-raised py-2 pe-2 ps-4 text-ink shadow-float"
    >
      <p className="min-w-0 flex-1 text-14">{text}</p>
      {action !== undefined && (
        <Button size="small" onClick={act}>
          {action.label}
        </Button>
      )}
      <button
        type="button"
        aria-label={t("Dismiss")}
        onClick={() => dismissToast(id)}
        className="inline-flex size-7 items-center justify-center rounded-control text-ink-3 hover:bg-hover hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
