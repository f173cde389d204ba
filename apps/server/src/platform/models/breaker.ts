const MOST_FAULTS = 5;
const WITHIN_MS = 60_000;
const REST_MS = 60_000;

/** Leaves a failing provider alone: after five faults within a minute for a minute, then one try decides. */
export interface Breaker {
  /** Whether a question may be put now. */
  admits(): boolean;
  succeeded(): void;
  failed(): void;
}

/** @param clock milliseconds, monotonic */
export function createBreaker(clock: () => number = () => performance.now()): Breaker {
  let faults: number[] = [];
  let restsUntil: number | null = null;
  return {
    admits: () => {
      if (restsUntil === null) return true;
      if (clock() < restsUntil) return false;
      // One is let through; the others wait for what becomes of it.
      restsUntil = clock() + REST_MS;
      return true;
    },
    succeeded: () => {
      faults = [];
      restsUntil = null;
    },
    failed: () => {
      const now = clock();
      faults = [...faults.filter((at) => now - at < WITHIN_MS), now];
      if (faults.length >= MOST_FAULTS) restsUntil = now + REST_MS;
    },
  };
}
