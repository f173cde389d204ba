import { type Clock, realClock } from "../platform/clock.ts";

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
  /** Stops the clock while nobody works; `goOn` starts it again. */
  rest(): void;
  goOn(): void;
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
  readonly clock?: Clock | undefined;
}

/** Stops work that stands still, and work without an end. Waiting, in line or for a fault of ours to pass, is no work. */
export function watchWork({ workedMs: before, maxSeconds, stop, clock = realClock }: WatchOptions): Watch {
  const most = Math.max(MOST_MS, maxSeconds * 1000 + HOUR_MS);
  let worked = before;
  let since: number | null = null;
  let cancels: (() => void)[] = [];
  const workedMs = (): number => Math.round(worked + (since === null ? 0 : clock.now() - since));
  const end = (): void => {
    for (const cancel of cancels) cancel();
  };
  const goOn = (): void => {
    since ??= clock.now();
    end();
    cancels = [
      clock.after(Math.max(0, most - workedMs()), () => stop(new TookTooLong())),
      clock.after(STUCK_AFTER_MS, () => stop(new Stuck())),
    ];
  };
  goOn();
  return {
    alive: () => {
      if (since !== null) goOn();
    },
    rest() {
      worked = workedMs();
      since = null;
      end();
    },
    goOn,
    workedMs,
    end,
  };
}
