import { useSyncExternalStore } from "react";
import type { LiveMessage } from "./stream.ts";
import { joinStream } from "./shared-stream.ts";

export type LiveState = "closed" | "open";

let state: LiveState = "closed";
let leave: (() => void) | null = null;
const listeners = new Set<() => void>();

function setState(next: LiveState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Starts to hear of changes; what was heard goes to `tell`. Calling it again starts anew. */
export function startLive(tell: (message: LiveMessage) => void): void {
  stopLive();
  leave = joinStream((message) => {
    if (message.kind === "state") setState(message.open ? "open" : "closed");
    else tell(message);
  });
}

export function stopLive(): void {
  leave?.();
  leave = null;
  setState("closed");
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether changes arrive by themselves. */
export const useLive = (): LiveState => useSyncExternalStore(subscribe, () => state);
