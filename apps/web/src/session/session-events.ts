/** What happened to a session, here or in another tab of this browser. */
export type SessionEvent = "signed in" | "signed out" | "token refreshed" | "password recovery";

const listeners = new Set<(event: SessionEvent) => void>();

/** Calls back with every event. @returns stops it */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function emitSessionEvent(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}

/** The other tabs see what happens to the stored token by themselves; a recovery touches no token. */
const channel = new BroadcastChannel("session-events");
channel.onmessage = ({ data }: MessageEvent<unknown>) => {
  if (data === "password recovery") emitSessionEvent(data);
};

/** Tells this tab and the others that the owner came by a reset link. */
export function announceRecovery(): void {
  emitSessionEvent("password recovery");
  channel.postMessage("password recovery" satisfies SessionEvent);
}
