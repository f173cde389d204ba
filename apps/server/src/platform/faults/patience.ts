import { type Clock, realClock } from "../clock.ts";
import { passingCauseOf, type PassingCause } from "./cause.ts";

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
const HOUR_MS = 60 * 60_000;

/** A store or disk of ours was away for as long as anybody waits. */
export class StillAway extends Error {
  readonly away: PassingCause;

  constructor(away: PassingCause, last: unknown) {
    super(`The ${away === "store" ? "database" : "disk"} could not be used for an hour.`, { cause: last });
    this.name = "StillAway";
    this.away = away;
  }
}

/** Does work, and does it again after a growing pause for as long as a fault of our store or disk is in its way. */
export type Patience = <T>(work: () => Promise<T>) => Promise<T>;

interface PatienceOptions {
  /** Ends the waiting with its reason; what is asked after that gets one try. */
  readonly signal: AbortSignal;
  readonly clock?: Clock | undefined;
  /** Called before each pause; how often and how long one piece of work waits is its own count. */
  readonly onWait?: (away: PassingCause, error: unknown) => void;
  /** Called when as many pieces of work stopped waiting as began to. */
  readonly onGoOn?: () => void;
}

/**
 * Work may be done again, so it has to come to the same when it was done already and only the answer was lost.
 * @returns rejects with StillAway after an hour of waiting for one piece of work, else with what is no passing fault.
 */
export function createPatience({ signal, clock = realClock, onWait, onGoOn }: PatienceOptions): Patience {
  let waiting = 0;
  const retry = async <T>(work: () => Promise<T>, first: unknown): Promise<T> => {
    const since = clock.now();
    for (let error = first, pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const away = passingCauseOf(error);
      if (away === null) throw error;
      if (clock.now() - since >= HOUR_MS) throw new StillAway(away, error);
      onWait?.(away, error);
      // Not all at the same moment: a database that has just come back is asked by everybody.
      await sleep(clock, pause * (0.5 + Math.random() / 2), signal);
      try {
        return await work();
      } catch (again) {
        error = again;
      }
    }
  };
  return async (work) => {
    try {
      return await work();
    } catch (error) {
      if (passingCauseOf(error) === null) throw error;
      waiting += 1;
      try {
        return await retry(work, error);
      } finally {
        waiting -= 1;
        if (waiting === 0) onGoOn?.();
      }
    }
  };
}

function sleep(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const cancel = clock.after(ms, resolve);
  const stop = (): void => reject(signal.reason as Error);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  return promise.finally(() => {
    cancel();
    signal.removeEventListener("abort", stop);
  });
}
