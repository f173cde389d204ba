import type { Fixer } from "../fixer.ts";
import { SUGGESTED, redirectRules } from "../server/redirect-rules.ts";
import { sectionsOf } from "../patches/fix.ts";

<<<<<<< HEAD
=======
const noted = (heading: string, urls: readonly string[]): string | null =>
  urls.length === 0 ? null : [heading, ...urls.slice(0, MOST_LINES)].join("\n");

const MOST_LINES = 60;

/** The circle as it runs; only the owner knows which of its addresses is the page. */
export const loops: Fixer = (cause, view) => {
  const circles = cause.faults.slice(0, 20).map(({ url }) => [...hopsFrom(url, view), url].join("\n  -> "));
  if (circles.length === 0) return null;
  return ["# Keep one address of each circle as the page and delete its redirect:", ...circles].join("\n\n");
};

>>>>>>> 5e339c78 (Mend addresses where they are named, and labels in the template)
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
