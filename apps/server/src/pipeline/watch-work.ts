/** Time as a watch sees it; tests bring their own. Milliseconds. */
export interface WorkClock {
  now(): number;
  /** @returns cancels */
  after(ms: number, call: () => void): () => void;
}

const realClock: WorkClock = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

const STUCK_AFTER_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;
/** What one job may take of a worker in all its tries, unless its site alone may be read for longer. */
const MOST_MS = 2 * HOUR_MS;

/** Nothing was heard of the work for ten minutes; another try may do better. */
export class Stuck extends Error {
  constructor() {
    super("No progress for ten minutes.");
    this.name = "Stuck";
  }
}

/** The work has taken all the time that a job may take. */
export class TookTooLong extends Error {
  constructor() {
    super("The job has taken its whole time.");
    this.name = "TookTooLong";
  }
}

export interface Watch {
  /** Notes that work goes on. */
  alive(): void;
  /** Milliseconds of work so far, over all tries. */
  workedMs(): number;
  end(): void;
}

interface WatchOptions {
  /** Of earlier tries. */
  readonly workedMs: number;
  /** How long the job's site may be read. */
  readonly maxSeconds: number;
  readonly stop: (reason: Error) => void;
  readonly clock?: WorkClock | undefined;
}

/** Stops work that stands still, and work without an end. Waiting in line is no work. */
export function watchWork({ workedMs, maxSeconds, stop, clock = realClock }: WatchOptions): Watch {
  const from = clock.now() - workedMs;
  const most = Math.max(MOST_MS, maxSeconds * 1000 + HOUR_MS);
  const cancelEnd = clock.after(Math.max(0, most - workedMs), () => stop(new TookTooLong()));
  const watch = (): (() => void) => clock.after(STUCK_AFTER_MS, () => stop(new Stuck()));
  let cancelStuck = watch();
  return {
    alive() {
      cancelStuck();
      cancelStuck = watch();
    },
    workedMs: () => Math.round(clock.now() - from),
    end() {
      cancelEnd();
      cancelStuck();
    },
  };
}
