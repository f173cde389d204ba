import { itemAt } from "@audit/facts";
import type { SiteView } from "./site-view.ts";

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
  const urls = view.served.map((index) => itemAt(view.site.pages, index).url);
  const listed = urls.filter((url) => view.pageAt(url)!.indexability.indexable);
  const ranked = listed
    .map((url) => ({ url, worth: view.worthOf(url) }))
    .toSorted((a, b) => b.worth - a.worth || (a.url < b.url ? -1 : 1));
  const count = Math.min(MOST_IMPORTANT, Math.ceil(urls.length * IMPORTANT_SHARE));
  return new Set(ranked.slice(0, count).map(({ url }) => url));
}
