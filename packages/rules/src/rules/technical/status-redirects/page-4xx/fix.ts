import type { Fixer } from "../../../../fixes/fixer.ts";
import { SUGGESTED, redirectRules } from "../../../../fixes/server/redirect-rules.ts";
import { withoutEntries } from "../../../../fixes/sitemap/sitemap-fixes.ts";
import { replacementList, targetsOf } from "../../../../fixes/links/link-list.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import { isBroken, movesOf } from "../../../../fixes/links/broken-links.ts";

/** Redirects of dead addresses; where no target is close enough, the links and sitemap lines that have to go. */
export const fix: Fixer = (cause, view) => {
  const targets = targetsOf(cause, view, isBroken(view));
  const rest = [...targets].filter(([old]) => !view.closestTo(old));
  const linked = rest.filter(([, sources]) => sources.length > 0);
  const listed = new Set(view.site.sitemaps.entries.map((entry) => entry.url));
  return sectionsOf(
    redirectRules(movesOf(targets.keys(), view), view, SUGGESTED),
    replacementList(linked.map(([old, sources]) => ({ old, now: null, sources }))),
    withoutEntries(
      rest.flatMap(([old]) => (listed.has(old) ? [old] : [])),
      view,
    ),
  );
};
