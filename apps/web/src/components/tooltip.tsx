import { useLayoutEffect, useRef, type RefObject } from "react";
import { placeBeside } from "./place-beside.ts";

export interface TooltipProps {
  readonly text: string;
  readonly anchor: RefObject<HTMLElement | null>;
}

/** A short hint at one control, above everything else; never the only place of anything that matters. */
export function Tooltip({ text, anchor }: TooltipProps) {
  const hint = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (hint.current === null || anchor.current === null) return;
    hint.current.showPopover();
    placeBeside(hint.current, anchor.current, { side: "above", align: "middle" });
  }, [text, anchor]);
  return (
    <span
      ref={hint}
      popover="manual"
      aria-hidden
      className="pointer-events-none fixed inset-auto m-0 w-max max-w-72 animate-[arrive_150ms_350ms_ease-out_backwards] rounded-control bg-ink px-2 py-1 text-12 text-page shadow-float"
    >
      {text}
    </span>
  );
}
