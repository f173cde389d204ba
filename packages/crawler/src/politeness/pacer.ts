import type { Clock } from "../settings.ts";
import type { AdaptiveLimit } from "./adaptive-limit.ts";

/** Paces the requests to one domain: how many at once, how far apart, and when not at all. */
export interface Pacer {
  /** Waits for a slot; false when the crawl stops before there is one. Every true needs one `release`. */
  acquire(): Promise<boolean>;
  release(): void;
  /** Sends nothing for `ms` from now. */
  pause(ms: number): void;
  /** Keeps at least `ms` between two requests from now on. */
  spread(ms: number): void;
  /** Notes requests that were sent without this pacer: as much time passes as if they had waited in it. */
  charge(requests: number): void;
  /** Milliseconds until the end of a pause the host asked for, 0 when there is none. */
  pausedMs(): number;
  /** The pause between two requests that the host asked for, 0 when it did not or we keep a longer one anyway. */
  askedIntervalMs(): number;
}

export interface PacerOptions {
  limit: AdaptiveLimit;
  intervalMs: number;
  clock: Clock;
  /** Aborted when the crawl stops: every waiter gets false. */
  stop: AbortSignal;
}

export function createPacer({ limit, intervalMs, clock, stop }: PacerOptions): Pacer {
  let active = 0;
  let asked = 0;
  let nextAt = -Infinity;
  let pausedUntil = -Infinity;
  let cancelTimer: (() => void) | null = null;
  const waiters: ((granted: boolean) => void)[] = [];

  const readyAt = (): number => Math.max(nextAt, pausedUntil);
  const grant = (now: number): void => {
    active++;
    const interval = Math.max(intervalMs, asked);
    if (interval > 0) nextAt = Math.max(now, nextAt) + interval;
  };
  const pump = (): void => {
    cancelTimer?.();
    cancelTimer = null;
    for (let waiter = waiters[0]; waiter !== undefined && active < limit.current(); waiter = waiters[0]) {
      const now = clock.now();
      const wait = readyAt() - now;
      if (wait > 0) {
        cancelTimer = clock.after(wait, pump);
        return;
      }
      grant(now);
      waiters.shift();
      waiter(true);
    }
  };
  stop.addEventListener("abort", () => {
    cancelTimer?.();
    for (const waiter of waiters.splice(0)) waiter(false);
  });

  return {
    acquire() {
      if (stop.aborted) return Promise.resolve(false);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiters.push(resolve);
      pump();
      return promise;
    },
    release() {
      active--;
      pump();
    },
    pause(ms) {
      pausedUntil = Math.max(pausedUntil, clock.now() + ms);
    },
    spread(ms) {
      asked = Math.max(asked, ms);
    },
    charge(requests) {
      nextAt = Math.max(clock.now(), nextAt) + requests * Math.max(intervalMs, asked);
    },
    pausedMs: () => Math.max(0, pausedUntil - clock.now()),
    askedIntervalMs: () => (asked >= intervalMs ? asked : 0),
  };
}
