import type { Clock } from "../settings.ts";
import type { AdaptiveLimit } from "./adaptive-limit.ts";

/** Paces the requests to one domain: how many at once, how far apart, and when not at all. */
export interface Pacer {
  /**
   * Waits for a slot; false when the crawl stops before there is one. Every true needs one `release`.
   * @param cost of the request in documents, by which the next one waits; a pause that the host asks for is kept whole
   */
  acquire(cost?: number): Promise<boolean>;
  release(): void;
  /** Sends nothing for `ms` from now. */
  pause(ms: number): void;
  /** Keeps at least `ms` between two requests from now on. */
  spread(ms: number): void;
  /** Notes requests that were sent without this pacer, in documents: as much time passes as if they had waited in it. */
  charge(cost: number): void;
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
  const waiters: { readonly cost: number; readonly answer: (granted: boolean) => void }[] = [];

  const readyAt = (): number => Math.max(nextAt, pausedUntil);
  const grant = (now: number, cost: number): void => {
    active++;
    const interval = Math.max(intervalMs * cost, asked);
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
      grant(now, waiter.cost);
      waiters.shift();
      waiter.answer(true);
    }
  };
  stop.addEventListener("abort", () => {
    cancelTimer?.();
    for (const { answer } of waiters.splice(0)) answer(false);
  });

  return {
    acquire(cost = 1) {
      if (stop.aborted) return Promise.resolve(false);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiters.push({ cost, answer: resolve });
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
    charge(cost) {
      nextAt = Math.max(clock.now(), nextAt) + cost * Math.max(intervalMs, asked);
    },
    pausedMs: () => Math.max(0, pausedUntil - clock.now()),
    askedIntervalMs: () => (asked >= intervalMs ? asked : 0),
  };
}
