import type { Clock } from "../platform/clock.ts";

export interface HandClock extends Clock {
  /** Lets so much time pass at once; what was due in it is called. */
  wind(ms: number): void;
}

/** A clock that a test winds. */
export function handClock(): HandClock {
  let now = 0;
  const timers = new Set<{ at: number; call: () => void }>();
  return {
    now: () => now,
    after(ms, call) {
      const timer = { at: now + ms, call };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    wind(ms) {
      now += ms;
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer);
        timer.call();
      }
    },
  };
}
