import { crawlAt } from "./crawls.ts";

const PROBES = 100;

/** Milliseconds between the medians of refusing an address where somebody listens and one where nobody does. */
export async function timeRefusals(): Promise<number> {
  const open: number[] = [];
  const closed: number[] = [];
  for (let probe = 0; probe < PROBES; probe++) {
    open.push(await timeOf("http://127.0.0.1:8080/"));
    closed.push(await timeOf("http://127.0.0.1:8443/"));
  }
  return Math.abs(median(open) - median(closed));
}

async function timeOf(start: string): Promise<number> {
  const began = performance.now();
  await crawlAt(start);
  return performance.now() - began;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
