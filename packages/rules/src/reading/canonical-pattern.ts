import { formOf, type SiteFacts } from "@audit/facts";
import { showsNothing } from "./canonical-ends.ts";
import { canonicalVotes } from "./canonical-votes.ts";
import { redirectTarget } from "./redirect-path.ts";

/** Fewer pages may be wrong one by one. */
const FEWEST = 5;

const known = new WeakMap<readonly unknown[], ReadonlySet<string>>();

/** Where an address lies and how it ends. */
const patternOf = (url: string): string =>
  `${new URL(url).origin}${new URL(url).pathname.replace(/[^/]+\/?$/, "")} ${formOf(url)}`;

/**
 * Pages of one pattern that each name an address of their own, all of another pattern, where most of those give an
 * error: the template means it so, and whether the pages lack or the pattern is wrong only the owner knows.
 */
export function missingByPattern(site: Pick<SiteFacts, "pages">): ReadonlySet<string> {
  const found = known.get(site.pages) ?? read(site);
  known.set(site.pages, found);
  return found;
}

function read(site: Pick<SiteFacts, "pages">): ReadonlySet<string> {
  const elsewhere = canonicalVotes(site).filter(
    ({ page, target, answer }) => answer !== null && answer !== page && patternOf(page.url) !== patternOf(target),
  );
  const groups = Map.groupBy(elsewhere, ({ page, target }) => `${patternOf(page.url)} ${patternOf(target)}`);
  return new Set(
    [...groups.values()].flatMap((votes) => {
      const missing = votes.filter(
        ({ answer }) => answer !== null && showsNothing(answer) && redirectTarget(answer) === null,
      );
      const targets = new Set(missing.map(({ target }) => target));
      if (targets.size < FEWEST || missing.length <= votes.length / 2) return [];
      return missing.map(({ page }) => page.url);
    }),
  );
}
