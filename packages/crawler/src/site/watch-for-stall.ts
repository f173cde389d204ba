import type { Clock } from "../settings.ts";

/** Longest silence that is nothing to speak of: one request with its time limit. */
const QUIET_MS = 30_000;

export interface StallWatch {
  /** Something came in: the silence is over. */
  moved(): void;
  end(): void;
}

/**
 * Calls `tell` when nothing moved for 30 s, then each time the silence has doubled: for a crawl that hangs for
 * an hour, seven times.
 * @param tell gets the silence in seconds
 */
export function watchForStall(clock: Clock, tell: (seconds: number) => void): StallWatch {
  let cancel: () => void = () => {};
  const wait = (silentMs: number, ms: number): void => {
    cancel = clock.after(ms, () => {
      tell((silentMs + ms) / 1000);
      wait(silentMs + ms, silentMs + ms);
    });
  };
  wait(0, QUIET_MS);
  return {
    moved() {
      cancel();
      wait(0, QUIET_MS);
    },
    end: () => cancel(),
  };
}
