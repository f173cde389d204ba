import { oneLine } from "../../../../escape/plain.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { SUGGESTED, redirectRules } from "../../../../fixes/server/redirect-rules.ts";
import { withoutEntries } from "../../../../fixes/sitemap/sitemap-fixes.ts";
import { replacementList, targetsOf } from "../../../../fixes/links/link-list.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import { isBroken, movesOf } from "../../../../fixes/links/broken-links.ts";

/** Redirects of dead addresses; where no target is close enough, the links and sitemap lines that have to go. */
export const fix: Fixer<{ readonly knownFrom: readonly string[] }> = (cause, view) => {
  const targets = targetsOf(cause, view, isBroken(view));
  const rest = [...targets].filter(([old]) => !view.closestTo(old));
  const linked = rest.filter(([, sources]) => sources.length > 0);
  const listed = new Set(view.site.sitemaps.entries.map((entry) => entry.url));
  const named = cause.faults.filter(
    ({ url }) => rest.some(([old, sources]) => old === url && sources.length === 0) && !listed.has(url),
  );
  return sectionsOf(
    redirectRules(movesOf(targets.keys(), view), view, SUGGESTED),
    replacementList(linked.map(([old, sources]) => ({ old, now: null, sources }))),
    withoutEntries(
      rest.flatMap(([old]) => (listed.has(old) ? [old] : [])),
      view,
    ),
    placesNaming(named.map(({ url, evidence }) => ({ url, places: evidence.saw.knownFrom }))),
  );
};

const MOST_NAMED = 60;

/** Where each address is named that no link and no sitemap holds. */
function placesNaming(named: readonly { readonly url: string; readonly places: readonly string[] }[]): string | null {
  const lines = named
    .filter(({ places }) => places.length > 0)
    .slice(0, MOST_NAMED)
    .map(({ url, places }) => `- ${url}\n  named by: ${places.map(oneLine).join(", ")}`);
  return lines.length === 0
    ? null
    : ["# take these addresses out where they are named, or bring the pages back", ...lines].join("\n");
}
