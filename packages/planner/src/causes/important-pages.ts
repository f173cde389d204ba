import type { Cause } from "./cause.ts";
import { deservesOwnAction } from "./page-content.ts";
import { templateAt } from "./page-groups.ts";
import { distinctUrls, MOST_EXAMPLES } from "../fixes/fixer.ts";
import type { SiteView } from "../view/site-view.ts";

/** The group's own task shows the code of its best pages already. */
const SHOWN_IN_GROUP = MOST_EXAMPLES;
/** Important is the best tenth of the site by worth; more than twenty pages nobody mends by hand. */
const IMPORTANT_SHARE = 0.1;
const MOST_IMPORTANT = 20;

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

/** Actions about one page each, for important pages of a large group whose repair is the page's own text. */
export function importantPages(cause: Cause, view: SiteView, important: ReadonlySet<string>): Cause[] {
  if (cause.scope !== "group" || !deservesOwnAction(cause.finding)) return [];
  const shown = new Set(distinctUrls(cause).slice(0, SHOWN_IN_GROUP));
  const byPage = Map.groupBy(
    cause.faults.filter(({ url }) => important.has(url) && !shown.has(url)),
    ({ url }) => url,
  );
  return [...byPage.values()].map(([fault]) => ({
    scope: "page",
    finding: cause.finding,
    template: templateAt(view.indexOf(fault!.url), view)?.id ?? cause.template,
    kind: view.pageAt(fault!.url)?.kind ?? null,
    faults: [fault!],
    outOf: cause.outOf,
  }));
}
