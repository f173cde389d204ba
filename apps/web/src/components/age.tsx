import { useSyncExternalStore } from "react";
import { formatAge, formatMoment } from "../format/dates.ts";

const TICK_MS = 10_000;
let now = Date.now();
const listeners = new Set<() => void>();

// One clock for the page: all ages change together.
setInterval(() => {
  now = Date.now();
  for (const listener of listeners) listener();
}, TICK_MS);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useNow = (): number => useSyncExternalStore(subscribe, () => now);

/** When something was: its age, and the exact moment on hover. */
export function Age({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)} className="whitespace-nowrap">
      {formatAge(at, useNow())}
    </time>
  );
}
