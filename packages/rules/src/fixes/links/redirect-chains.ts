import type { Fixer } from "../fixer.ts";
import { SUGGESTED, redirectRules } from "../server/redirect-rules.ts";
import { sectionsOf } from "../patches/fix.ts";

const MOST_LINES = 60;

const noted = (heading: string, urls: readonly string[]): string | null =>
  urls.length === 0 ? null : [heading, ...urls.slice(0, MOST_LINES)].join("\n");

/** Old addresses that end nowhere or all on the home page: the closest living page instead. */
export const betterTargets: Fixer = (cause, view) => {
  const moves = cause.faults.map(({ url }) => ({ from: url, to: view.closestTo(url) }));
  const redirects = redirectRules(
    moves.flatMap(({ from, to }) => (to ? [{ from, to }] : [])),
    view,
    SUGGESTED,
  );
  const rest = moves.filter(({ to }) => !to).map(({ from }) => from);
  const sought = rest.filter((url) => view.inlinksOf(url) > 0);
  const unsought = rest.filter((url) => view.inlinksOf(url) === 0);
  return sectionsOf(
    redirects,
    noted("# Your own pages link here, so bring the page back where the redirect ends, or choose a target", sought),
    noted("# No page is close enough: answer 410, or choose a target", unsought),
  );
};
