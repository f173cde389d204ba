import type { Cause } from "./cause.ts";
import { ownActionFor } from "./page-content.ts";
import { templateAt } from "./page-groups.ts";
import { distinctUrls, MOST_BY_HAND, MOST_EXAMPLES } from "../fixes/fixer.ts";
import type { SiteView } from "../view/site-view.ts";
import { impactOf } from "../worth/priority.ts";

/** The group's own task shows the code of its best pages already. */
const SHOWN_IN_GROUP = MOST_EXAMPLES;
/** Important is the best tenth of the site by worth; nobody mends more than fifty pages one by one. */
const IMPORTANT_SHARE = 0.1;
const MOST_IMPORTANT = 50;
/** One fault on ten pages is a habit; the eleventh task of it tells nothing new. */
const MOST_OF_A_CAUSE = 10;
/** Data that half of the pages lack are missing in the template. */
const RARE = 0.5;

/** Fixes of many causes ask for the same site's. */
const known = new WeakMap<SiteView, ReadonlySet<string>>();

/** Addresses of the home page and of the pages most worth, by kind and by the site's own links. */
export function mostImportant(view: SiteView): ReadonlySet<string> {
  const found = known.get(view) ?? findMostImportant(view);
  known.set(view, found);
  return found;
}

function findMostImportant(view: SiteView): ReadonlySet<string> {
  const urls = view.served.map((index) => view.site.pages[index]!.url);
  const listed = urls.filter((url) => view.pageAt(url)!.indexability.indexable);
  const ranked = listed
    .map((url) => ({ url, worth: view.worthOf(url) }))
    .toSorted((a, b) => b.worth - a.worth || (a.url < b.url ? -1 : 1));
  const count = Math.min(MOST_IMPORTANT, Math.ceil(urls.length * IMPORTANT_SHARE));
  return new Set(ranked.slice(0, count).map(({ url }) => url));
}

/**
 * Actions about one page each, best page first, for important pages of a group that is too large to be worked off at
 * once, where the repair is the page's own text or its own data.
 */
export function importantPages(cause: Cause, view: SiteView, important: ReadonlySet<string>): Cause[] {
  if (!isTooCoarse(cause)) return [];
  const shown = new Set(distinctUrls(cause).slice(0, SHOWN_IN_GROUP));
  const byPage = Map.groupBy(
    cause.faults.filter(({ url }) => important.has(url) && !shown.has(url)),
    ({ url }) => url,
  );
  return [...byPage.values()].slice(0, MOST_OF_A_CAUSE).map(([fault]) => ({
    scope: "page",
    finding: cause.finding,
    template: templateAt(view.indexOf(fault!.url), view)?.id ?? cause.template,
    kind: view.pageAt(fault!.url)?.kind ?? null,
    faults: [fault!],
    outOf: cause.outOf,
  }));
}

function isTooCoarse(cause: Cause): boolean {
  const { scope, finding, outOf } = cause;
  const pages = distinctUrls(cause).length;
  const by = ownActionFor(finding);
  if (scope !== "group" || by === null || impactOf(finding) === "low") return false;
  return by === "words" ? pages > MOST_BY_HAND : pages > SHOWN_IN_GROUP && pages < RARE * outOf;
}
