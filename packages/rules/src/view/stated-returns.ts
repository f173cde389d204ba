import { shopTerms } from "../reading/shop-terms.ts";
import type { SiteView } from "./site-view.ts";

const known = new WeakMap<SiteView, string | null>();

/** Within how many days goods are taken back, where all pages that speak for the shop name the same; else null. */
export function statedReturnDays(view: SiteView): string | null {
  const before = known.get(view);
  if (before !== undefined) return before;
  const [only, ...others] = new Set(shopTerms(view.site.pages, "returns").map(({ value }) => value));
  const found = only !== undefined && others.length === 0 ? only : null;
  known.set(view, found);
  return found;
}
