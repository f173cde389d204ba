export interface AdaptiveLimit {
  current(): number;
  /** An answer came after `ms`. */
  answered(ms: number): void;
  /** The host complained (429, 503) or timed out. */
  overloaded(): void;
}

/** An answer this many times slower than the best smoothed one is taken as a host near its limit. */
const STRAIN = 2;
/** Weight of the newest answer in the smoothed time. */
const WEIGHT = 0.2;

/**
 * How many requests may run at once: one more per round of good answers, half after a complaint.
 * Complaints of requests that were already under way when the limit fell don't count again.
 */
export function createAdaptiveLimit(most: number, begin: number): AdaptiveLimit {
  let limit = Math.max(1, Math.min(begin, most));
  let smoothed = 0;
  let best = Infinity;
  let good = 0;
  let graced = 0;
  return {
    current: () => limit,
    answered(ms) {
      if (graced > 0) graced--;
      smoothed = smoothed === 0 ? ms : smoothed + (ms - smoothed) * WEIGHT;
      best = Math.min(best, smoothed);
      // A few milliseconds more or less are noise, not strain.
      if (smoothed > Math.max(best * STRAIN, best + 50)) return;
      if (++good < limit || limit >= most) return;
      good = 0;
      limit++;
    },
    overloaded() {
      good = 0;
      if (graced > 0) return void graced--;
      graced = limit - 1;
      limit = Math.max(1, Math.floor(limit / 2));
    },
  };
}
