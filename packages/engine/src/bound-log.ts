import type { Log } from "@audit/crawler";

/** A site that answers every request badly would fill a disk; a site that hangs says one line now and then. */
const LINES_PER_MINUTE = 30;
const MINUTE_MS = 60_000;

/**
 * Passes on at most 30 lines a minute. The line after some that were left out says how many in `leftOut`.
 * @param now milliseconds, monotonic
 */
export function boundLog(log: Log, now: () => number = () => performance.now()): Log {
  let until = -Infinity;
  let sent = 0;
  let leftOut = 0;
  return (line) => {
    const at = now();
    if (at >= until) {
      until = at + MINUTE_MS;
      sent = 0;
    }
    if (sent >= LINES_PER_MINUTE) {
      leftOut += 1;
      return;
    }
    sent += 1;
    log(leftOut === 0 ? line : { ...line, details: { ...line.details, leftOut } });
    leftOut = 0;
  };
}
