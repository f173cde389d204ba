import type { Fixer } from "../fixer.ts";
import { SUGGESTED, redirectRules } from "../server/redirect-rules.ts";
import { sectionsOf } from "../patches/fix.ts";

/** Old addresses that end nowhere or all on the home page: the closest living page instead. */
export const betterTargets: Fixer = (cause, view) => {
  const moves = cause.faults.map(({ url }) => ({ from: url, to: view.closestTo(url) }));
  const redirects = redirectRules(
    moves.flatMap(({ from, to }) => (to ? [{ from, to }] : [])),
    view,
    SUGGESTED,
  );
  const rest = moves.filter(({ to }) => !to).map(({ from }) => from);
  const gone =
    rest.length > 0
      ? ["# No page is close enough: answer 410, or choose a target", ...rest.slice(0, 60)].join("\n")
      : null;
  return sectionsOf(redirects, gone);
};
