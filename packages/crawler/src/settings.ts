/**
 * How the crawler names itself unless the caller sets another name. The part before the slash is what robots.txt groups are
 * matched with; an installation that knows its own address adds that of the page which explains the crawler.
 */
export const USER_AGENT = "SEOAuditBot/0.1";

/** The robots.txt product token of a user agent string: RFC 9309 section 2.2.1 allows letters, "_" and "-". */
export function productTokenOf(userAgent: string): string {
  return /^[A-Za-z_-]+/.exec(userAgent)?.[0] ?? "*";
}

/** Every bound of one crawl. Sizes in bytes, times in milliseconds. */
export interface Limits {
  connectMs: number;
  firstByteMs: number;
  totalMs: number;
  /** A body slower than `minBytes` per `windowMs` is given up. */
  windowMs: number;
  minBytes: number;
  headerBytes: number;
  pageBytes: number;
  sitemapBytes: number;
  robotsBytes: number;
  /** First pause before asking again; doubles each time. */
  backoffMs: number;
  /** Longest pause a Retry-After can ask for. */
  retryAfterMs: number;
  /** Longest Crawl-delay that is obeyed. */
  crawlDelayMs: number;
  /** Refusals (429, 503, challenge pages) in a row after which the site is left alone. */
  refusals: number;
}

/** connect, first byte, page time and sizes: sizes of RFC 9309 (500 KiB) and sitemaps.org (50 MB), times of our own. */
export const defaultLimits: Limits = {
  connectMs: 10_000,
  firstByteMs: 15_000,
  totalMs: 30_000,
  windowMs: 10_000,
  minBytes: 10_240,
  headerBytes: 65_536,
  pageBytes: 10_000_000,
  sitemapBytes: 52_428_800,
  robotsBytes: 512_000,
  backoffMs: 1_000,
  retryAfterMs: 120_000,
  crawlDelayMs: 30_000,
  refusals: 5,
};

/** Time as politeness sees it; tests run a faster one. */
export interface Clock {
  /** Milliseconds, monotonic. */
  now(): number;
  /** Calls back after `ms`; the returned function cancels. */
  after(ms: number, call: () => void): () => void;
}

export const realClock: Clock = {
  now: () => performance.now(),
  after(ms, call) {
    // Longer timers overflow and would fire at once.
    const timer = setTimeout(call, Math.min(ms, 2_147_483_647));
    return () => clearTimeout(timer);
  },
};

export interface Settings {
  limits: Limits;
  clock: Clock;
}

export const defaultSettings: Settings = { limits: defaultLimits, clock: realClock };
