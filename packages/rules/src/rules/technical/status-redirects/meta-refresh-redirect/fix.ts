import { itemAt } from "@audit/facts";
import { html, htmlComment } from "../../../../escape/html.ts";
import { anchor } from "../../../../fixes/links/way-links.ts";
import { finalPage } from "../../../../view/final-target.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { replacementList, sourcesOf } from "../../../../fixes/links/link-list.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import { redirectRules, type Move } from "../../../../fixes/server/redirect-rules.ts";
import { homeForwardsInside, toNowhere, refreshTarget } from "../../../../fixes/head/refresh.ts";

/** Links past the pages that only forward, and server redirects instead of their tags; a tag that leads to a dead address has to go by itself. */
export const fix: Fixer = (cause, view) => {
  const forwarding = cause.faults.filter(({ url }) => !homeForwardsInside(url, view));
  if (forwarding.length === 0) return mainLinks(view);
  const moves = forwarding.flatMap(({ url }) => moveOf(url, view));
  const redirects = redirectRules(
    // The address of the site may lead elsewhere tomorrow; what a file can say for it stands below.
    moves.flatMap(({ from, to }) => (to === null || (isScripted(from, view) && isRoot(from)) ? [] : [{ from, to }])),
    view,
  );
  const dead = moves.flatMap(({ from, to }) => (to === null ? [from] : []));
  const linked = moves.flatMap(({ from, to }) => {
    const sources = to === null ? [] : sourcesOf(from, view).filter((source) => source !== to);
    return sources.length === 0 ? [] : [{ old: from, now: to, sources, linking: view.inlinksOf(from) }];
  });
  return sectionsOf(replacementList(linked), redirects, toNowhere(dead), inPlaceOfScript(moves, view));
};

/** For pages that only a script sends on, where no server can: of one page, since all are written alike. */
function inPlaceOfScript(moves: readonly Way[], view: SiteView): string | null {
  const [first] = moves.filter(({ from, to }) => to !== null && isScripted(from, view));
  if (!first || first.to === null) return null;
  const to = html(first.to);
  return [
    htmlComment(`${first.from}: in place of the script, where the host only serves files`),
    `<meta http-equiv="refresh" content="0; url=${to}">`,
    `<link rel="canonical" href="${to}">`,
    htmlComment("in its body"),
    anchor(first.to, view),
  ].join("\n");
}

const isScripted = (url: string, view: SiteView): boolean => view.pageAt(url)?.head.refresh?.by === "script";

const isRoot = (url: string): boolean => new URL(url).pathname === "/";

type Way = Omit<Move, "to"> & { readonly to: string | null };

/** Of the main parts of a site so many. */
const MOST_LINKS = 12;
const NO_PARTS: ReadonlySet<string> = new Set(["home", "cart", "account", "search", "legal"]);

/** Links to the main parts of the site, for a home page that is still to be written. */
function mainLinks(view: SiteView): string {
  const urls = view.served
    .map((index) => itemAt(view.site.pages, index))
    .filter(({ kind, indexability, head }) => !NO_PARTS.has(kind) && indexability.indexable && !head.refresh?.url)
    .map(({ url }) => url)
    .toSorted((a, b) => view.worthOf(b) - view.worthOf(a) || (a < b ? -1 : 1));
  return [
    htmlComment("for the new home page: links to the main parts of the site"),
    "<nav><ul>",
    ...urls.slice(0, MOST_LINKS).map((url) => `  <li>${anchor(url, view)}</li>`),
    "</ul></nav>",
  ].join("\n");
}

/** Where the tag leads when that page lives, else the page that its canonical names, else the living page that says the same. */
function moveOf(url: string, view: SiteView): Way[] {
  const target = refreshTarget(url, view);
  if (!target || target === url) return [];
  if (!view.pageAt(target)) return [{ from: url, to: target }];
  return [{ from: url, to: finalPage(target, view) ?? canonicalOf(url, view) ?? view.closestTo(target) }];
}

/** A page that only forwards names its heir twice: a slip in the tag leaves the canonical. */
function canonicalOf(url: string, view: SiteView): string | null {
  const named = view.pageAt(url)?.head.canonicals[0]?.url ?? null;
  return named === null || named === url ? null : finalPage(named, view);
}
