import type { Frontier } from "../frontier/frontier.ts";
import type { Pacer } from "../politeness/pacer.ts";
import type { Notifier } from "./notifier.ts";
import type { Tally } from "./tally.ts";

export interface LoopOptions {
  frontier: Frontier;
  pacer: Pacer;
  tally: Tally;
  notifier: Notifier;
  stop: AbortSignal;
  maxPages: number;
  mostRequests: number;
  mostInFlight: number;
  mostRefusals: number;
  requests(): number;
  /** True once nothing but the loop itself can make new addresses known. */
  isQuiet(): boolean;
  /** Fetches one address; its slot in the pacer is already taken. */
  fetchOne(url: string): Promise<void>;
}

export type LoopEnd = "done" | "pages" | "requests" | "refused" | "stopped";

/** Fetches what the frontier gives, best first, until it is empty or a bound is reached. Waits for what is under way. */
export async function runLoop(options: LoopOptions): Promise<LoopEnd> {
  const { frontier, pacer, notifier, stop } = options;
  let inFlight = 0;
  const errors: unknown[] = [];

  const launch = async (url: string): Promise<void> => {
    inFlight++;
    try {
      await options.fetchOne(url);
    } catch (error) {
      errors.push(error);
    }
    inFlight--;
    notifier.notify();
  };
  const end = (): LoopEnd | null => {
    if (stop.aborted || errors.length > 0) return "stopped";
    if (options.tally.refusals >= options.mostRefusals) return "refused";
    if (frontier.waiting() === 0) return inFlight === 0 && options.isQuiet() ? "done" : null;
    if (options.requests() >= options.mostRequests) return "requests";
    return options.tally.pages >= options.maxPages ? "pages" : null;
  };
  // Counting what is under way keeps the page bound exact.
  const mayLaunch = (): boolean =>
    frontier.waiting() > 0 && inFlight < options.mostInFlight && options.tally.pages + inFlight < options.maxPages;

  let ended = end();
  for (; ended === null; ended = end()) {
    if (!mayLaunch()) {
      await notifier.next();
      continue;
    }
    if (!(await pacer.acquire())) continue;
    void launch(frontier.urlOf(frontier.take()));
  }
  while (inFlight > 0) await notifier.next();
  if (errors.length > 0) throw errors[0];
  return ended;
}
