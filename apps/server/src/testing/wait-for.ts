import { setTimeout as pause } from "node:timers/promises";

/** Asks again until there is an answer. @throws Error after `ms`, naming what never came. */
export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  ms = 20_000,
): Promise<T> {
  for (const end = performance.now() + ms; performance.now() < end;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    await pause(20);
  }
  throw new Error(`Waited ${ms} ms in vain for ${what}.`);
}
