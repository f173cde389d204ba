import { useEffect, useRef } from "react";
import { isTyping } from "./is-typing.ts";

/**
 * Listens to keys on the whole page.
 * @param onKey says whether the key meant something; then the browser does nothing with it
 */
export function useKeys(enabled: boolean, onKey: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent): void => {
      if (closesWhatFloats(event)) return;
      if (!event.defaultPrevented && latest.current(event)) event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [enabled]);
}

/** The browser closes an open menu or panel with Escape; what lies behind it stays. */
const closesWhatFloats = ({ key }: KeyboardEvent): boolean =>
  key === "Escape" && document.querySelector("[popover=auto]:popover-open") !== null;

/** A key alone, outside of any field: the only kind that may stand for an act by itself. */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
