import { useSyncExternalStore } from "react";
import type { LiveMessage } from "./stream.ts";
import { askServer, whenReachable } from "../api/connection.ts";

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
  const left = new AbortController();
  leave = () => left.abort();
  const hear = (message: LiveMessage): void => {
    if (message.kind !== "state") return tell(message);
    setState(message.open ? "open" : "closed");
    // A stream that breaks is mostly the first to tell that the server is gone.
    if (!message.open) void askServer();
  };
  // No page waits for it: what changes by itself comes after what is there.
  whenReachable(() => import("./shared-stream.ts")).then(
    ({ joinStream }) => {
      if (!left.signal.aborted) left.signal.addEventListener("abort", joinStream(hear));
    },
    (error: unknown) => console.error("Live updates could not be loaded", error),
  );
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
