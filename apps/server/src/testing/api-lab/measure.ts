import { setTimeout as pause } from "node:timers/promises";

export interface Sample {
  readonly call: string;
  readonly ms: number;
}

/** Calls by name, each to its whole answer. */
export type Calls = Readonly<Record<string, () => Promise<unknown>>>;

/** Between two calls: one person's pages ask for more at once, but not on and on. */
const PAUSE_MS = 25;

/** Makes the calls in turns, one at a time, as long as `goesOn` says. Failed calls reject. */
export async function measureWhile(
  calls: Calls,
  goesOn: (elapsedMs: number) => boolean | Promise<boolean>,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const since = performance.now();
  while (await goesOn(performance.now() - since)) {
    for (const [call, make] of Object.entries(calls)) {
      const began = performance.now();
      await make();
      samples.push({ call, ms: performance.now() - began });
      await pause(PAUSE_MS);
    }
  }
  return samples;
}
