import { useEffect, useRef } from "react";
import { isTyping } from "../components/is-typing.ts";

export interface AppKeys {
  /** Ctrl or Cmd with K, also while typing. */
  readonly onPalette: () => void;
  /** The question mark. */
  readonly onHelp: () => void;
}

/** Keys that mean the same on every page; a single one is silent while the reader types or has switched them off. */
export function useAppKeys(enabled: boolean, singles: boolean, keys: AppKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey) {
        event.preventDefault();
        latest.current.onPalette();
      } else if (key === "?" && singles && !ctrlKey && !metaKey && !altKey && !isTyping(event)) {
        event.preventDefault();
        latest.current.onHelp();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [enabled, singles]);
}
