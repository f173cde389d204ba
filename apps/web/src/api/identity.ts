import { CallFailed } from "@audit/contract";
import { useSyncExternalStore } from "react";

/** Somebody must show again who they are; told whether they did. */
type Ask = (shown: boolean) => void;

let open: readonly Ask[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Ask[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the question stands, for the dialog that asks it. */
export const useIdentityAsked = (): boolean => useSyncExternalStore(subscribe, () => open.length > 0);

/** Answers all calls that wait for it. */
export function answerIdentity(shown: boolean): void {
  const waiting = open;
  set([]);
  for (const tell of waiting) tell(shown);
}

const wantsIdentity = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === "CONFIRMATION_OF_IDENTITY";

/** Does it; where the server wants to know first who acts, asks, and does it once more. */
export async function withIdentity<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!wantsIdentity(error)) throw error;
    const shown = await new Promise<boolean>((resolve) => set([...open, resolve]));
    if (!shown) throw error;
    return act();
  }
}
