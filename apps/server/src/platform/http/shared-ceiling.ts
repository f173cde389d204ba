import type { FastifyRateLimitOptions, FastifyRateLimitStore } from "@fastify/rate-limit";

/** Adds calls of a key to those of all processes. @returns how many there are, and the seconds until counting begins anew */
export type CountTogether = (key: string, calls: number) => Promise<{ hits: number; wait: number }>;

/** So many calls of one address are counted here before all processes hear of them: asking each time would double a call. */
export const BUNDLE = 25;
/** Addresses that are counted at once; the oldest are forgotten. */
const MOST_KEYS = 10_000;

interface Window {
  readonly endsAt: number;
  calls: number;
  /** Calls of other processes, as of the last time that was asked. */
  others: number;
}

/**
 * A store for the ceiling of calls per address that several processes share. Where the others can't be asked, each
 * process counts for itself.
 */
export function sharedCeiling(
  together: CountTogether,
  windowMs: number,
): new (options: FastifyRateLimitOptions) => FastifyRateLimitStore {
  const windows = new Map<string, Window>();
  const windowOf = (key: string): Window => {
    const known = windows.get(key);
    if (known && known.endsAt > Date.now()) return known;
    const [oldest] = windows.size >= MOST_KEYS ? windows.keys() : [];
    if (oldest !== undefined) windows.delete(oldest);
    const opened = { endsAt: Date.now() + windowMs, calls: 0, others: 0 };
    windows.delete(key);
    windows.set(key, opened);
    return opened;
  };
  const count = async (key: string): Promise<{ current: number; ttl: number }> => {
    const window = windowOf(key);
    window.calls += 1;
    if (window.calls % BUNDLE === 0) {
      const all = await together(key, BUNDLE).catch(() => null);
      if (all !== null) window.others = Math.max(0, all.hits - window.calls);
    }
    return { current: window.calls + window.others, ttl: Math.max(0, window.endsAt - Date.now()) };
  };
  return class Ceiling implements FastifyRateLimitStore {
    incr(key: string, answer: (error: Error | null, result?: { current: number; ttl: number }) => void): void {
      void count(key).then((result) => answer(null, result));
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
