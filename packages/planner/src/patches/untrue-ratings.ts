import type { Cause } from "@audit/rules";
import { briefFor } from "@audit/rules/fixes/guard/brief";
import { patchesOf } from "@audit/rules/fixes/patches/fix";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Draft } from "./settle-plan.ts";

/** Rules whose task is to take a rating out of the markup. */
const TAKES_OUT: ReadonlySet<string> = new Set(["rating-markup-unseen", "review-selfserving"]);

/** Pages of which one task takes the rating out: no other one's block may bring it back. */
export const pagesWithUntrueRatings = (causes: readonly Cause[]): ReadonlySet<string> =>
  new Set(
    causes.filter(({ finding }) => TAKES_OUT.has(finding.rule)).flatMap(({ faults }) => faults.map(({ url }) => url)),
  );

const RATES = /"(?:aggregateRating|review)"\s*:/;

/** The same draft, in which blocks that repeat such a rating are advice in place of code. */
export function withoutUntrueRatings(draft: Draft, urls: ReadonlySet<string>, view: SiteView): Draft {
  const { fix, refused } = draft.guarded;
  const repeating = patchesOf(fix).filter(
    (patch) =>
      patch.op === "jsonld" &&
      patch.at === "page" &&
      urls.has(patch.url) &&
      patch.after !== null &&
      RATES.test(patch.after),
  );
  if (repeating.length === 0) return draft;
  const why = "another task takes the rating out of this block";
  const kept = new Map([...refused, ...repeating.map((patch) => [patch, briefFor(patch, why, view)] as const)]);
  return { ...draft, guarded: { fix, refused: kept } };
}
