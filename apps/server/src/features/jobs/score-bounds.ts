import type { ScoreBounds } from "@audit/contract";
import type { Audit } from "@audit/engine/process";

type Judged = Awaited<ReturnType<Audit["judge"]>>;

/** What bounds the scores of a judged site. A ceiling that a score does not reach bounds nothing. */
export function scoreBoundsOf({ unread, scores }: Judged): ScoreBounds {
  const { ceilings, unscored } = scores;
  const lowest = (score: "health" | "aiCitation"): ScoreBounds["health"] => {
    const [ceiling] = ceilings.toSorted((a, b) => a[score] - b[score]);
    if (ceiling === undefined || scores[score] !== Math.round(ceiling[score])) return null;
    return { most: ceiling[score], because: ceiling.because };
  };
  return { unread, health: lowest("health"), ai: lowest("aiCitation"), unscored };
}
