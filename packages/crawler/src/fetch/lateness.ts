/** Milliseconds between two looks at the clock. */
const EVERY = 25;
/** A gap up to this is how timers are on an idle machine. */
const USUAL = 2 * EVERY;

export interface Lateness {
  /** Milliseconds by which what is noticed at `now` may have happened earlier; 0 while this thread looks in time. */
  at(now: number): number;
  stop(): void;
}

/**
 * Watches how late this thread is. While it reads a page, or waits for a processor, answers lie in the socket: the site
 * must not be blamed for that time. Times are performance.now() milliseconds.
 */
export function watchLateness(): Lateness {
  const looks = createLooks(performance.now());
  const timer = setInterval(() => looks.look(performance.now()), EVERY);
  return { at: looks.late, stop: () => clearInterval(timer) };
}

/** The reckoning without the clock: `look` is due every 25 ms. */
export function createLooks(startedAt: number): { look(now: number): void; late(now: number): number } {
  let lastAt = startedAt;
  // Up to here nothing can have come unnoticed: the thread was free to look.
  let free = startedAt;
  return {
    look(now) {
      free = Math.min(now, lastAt + EVERY);
      lastAt = now;
    },
    late: (now) => (now - free > USUAL ? now - free : 0),
  };
}
