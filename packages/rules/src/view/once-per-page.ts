import type { PageFacts } from "@audit/facts";
import type { SiteView } from "./site-view.ts";

/**
 * Remembers what was read of each page as long as its site is planned: fixes of many rules ask about the same pages. For
 * small values alone, such as a name or a sentence.
 */
export function oncePerPage<T>(read: (page: PageFacts, view: SiteView) => T): (page: PageFacts, view: SiteView) => T {
  const known = new WeakMap<SiteView, WeakMap<PageFacts, { readonly value: T }>>();
  return (page, view) => {
    let ofSite = known.get(view);
    if (ofSite === undefined) known.set(view, (ofSite = new WeakMap()));
    let found = ofSite.get(page);
    if (found === undefined) ofSite.set(page, (found = { value: read(page, view) }));
    return found.value;
  };
}
