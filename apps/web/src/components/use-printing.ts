import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let announced = false;
const listeners = new Set<() => void>();

const announce = (value: boolean) => (): void => {
  announced = value;
  // Paper is laid out as soon as this event ends: what belongs on it must be drawn by then.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
};

if (typeof window !== "undefined") {
  window.addEventListener("beforeprint", announce(true));
  window.addEventListener("afterprint", announce(false));
}

const isPrinting = (): boolean => announced || matchMedia("print").matches;

/** True while the page is drawn for paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    const media = matchMedia("print");
    media.addEventListener("change", listener);
    return () => {
      listeners.delete(listener);
      media.removeEventListener("change", listener);
    };
  }, isPrinting);
}
