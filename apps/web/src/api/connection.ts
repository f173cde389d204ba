import { getVersion } from "@audit/contract";
import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { wholeCatalogue } from "../language/language.ts";

/** How long an unreachable server is left alone before it is asked again, at first and at most. */
const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 15_000;
const PATIENCE_MS = 3_000;
/** What a proxy answers for a server that is gone. */
const GATEWAY = [502, 504];

let reachable = true;
let asking: Promise<void> | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;
let wait = FIRST_WAIT_MS;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (reachable === next) return;
  reachable = next;
  // The query library holds changes back, and sends them on, by the same knowledge.
  onlineManager.setOnline(next);
  for (const listener of listeners) listener();
}

/** Asks the server for a sign of life; until there is one it is asked again by itself. */
export function askServer(): Promise<void> {
  clearTimeout(retry);
  asking ??= fetch(getVersion.path, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) })
    .then(
      ({ status }) => !GATEWAY.includes(status),
      () => false,
    )
    .then((alive) => {
      asking = null;
      wait = alive ? FIRST_WAIT_MS : Math.min(wait * 2, LAST_WAIT_MS);
      set(alive);
      if (!alive) retry = setTimeout(() => void askServer(), wait);
    });
  return asking;
}

/** The browser's fetch; what stays without an answer raises the question whether the server is there at all. */
export async function fetchHeard(...request: Parameters<typeof fetch>): Promise<Response> {
  try {
    const answer = await fetch(...request);
    if (!reachable || GATEWAY.includes(answer.status)) await askServer();
    // It says why, in a sentence that may be shown.
    if (!answer.ok) await wholeCatalogue();
    return answer;
  } catch (error) {
    if (error instanceof TypeError) await askServer();
    throw error;
  }
}

/** Our own calls tell how it stands; the browser's word is only a reason to ask. */
export function followConnection(): void {
  onlineManager.setEventListener(() => () => undefined);
  for (const event of ["online", "offline"]) window.addEventListener(event, () => void askServer());
}

/** Whether the server answered when it was last asked. */
export const isReachable = (): boolean => reachable;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Resolves once the server answers again. */
const reachableAgain = (): Promise<void> =>
  new Promise((resolve) => {
    const leave = subscribe(() => {
      if (!reachable) return;
      leave();
      resolve();
    });
  });

/** Code that is loaded later; without a connection it is waited for, so that no page need be loaded anew. */
export async function whenReachable<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    await askServer();
    if (isReachable()) throw error;
    await reachableAgain();
    return load();
  }
}

export const useReachable = (): boolean => useSyncExternalStore(subscribe, isReachable);
