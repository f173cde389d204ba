/** Time as whoever waits sees it; tests bring their own. Milliseconds. */
export interface Clock {
  now(): number;
  /** @returns cancels */
  after(ms: number, call: () => void): () => void;
}

export const realClock: Clock = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
