import { setTimeout as pause } from "node:timers/promises";

const FIRST_PAUSE_MS = 20;
/** Asking is work for the same processors as what is waited for: whoever waits long asks seldom. */
const LONGEST_PAUSE_MS = 250;

/** Asks again until there is an answer. @throws Error after `ms`, naming what never came. */
export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  ms = 60_000,
  longestPauseMs = LONGEST_PAUSE_MS,
): Promise<T> {
  let wait = FIRST_PAUSE_MS;
  for (const end = performance.now() + ms; performance.now() < end;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    await pause(wait);
    wait = Math.min(wait * 1.2, longestPauseMs);
  }
  throw new Error(`Waited ${ms} ms in vain for ${what}.`);
}
