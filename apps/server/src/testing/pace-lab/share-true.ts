import type { JobActivity } from "@audit/contract";

/** What was said at some second of the time that is left. */
export interface Estimate {
  readonly at: number;
  readonly left: JobActivity["secondsLeft"];
}

/** So near to the end nobody minds. */
const NEAR_SECONDS = 5;

/** In the first ten seconds nothing has to be said. */
const FROM_SECONDS = 10;

/**
 * The share of the time from the tenth second on in which the middle of what was said was no more than twice or half of
 * what came. Silence is untrue.
 */
export function shareTrue(estimates: readonly Estimate[], ended: number): number {
  const asked = estimates.filter(({ at }) => at >= FROM_SECONDS);
  const right = asked.filter(({ at, left }) => {
    if (left === null) return false;
    const said = (left.from + left.to) / 2;
    const came = ended - at;
    return Math.abs(said - came) <= NEAR_SECONDS || (said <= came * 2 && said >= came / 2);
  });
  return asked.length === 0 ? 0 : right.length / asked.length;
}
