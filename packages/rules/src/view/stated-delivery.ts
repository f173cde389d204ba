import { shopTerms } from "../reading/shop-terms.ts";
import type { SiteView } from "./site-view.ts";

const known = new WeakMap<SiteView, string | null>();

/** The days of a delivery where all pages that speak for the shop name the same: "2-5"; else null. */
export function statedDelivery(view: SiteView): string | null {
  const before = known.get(view);
  if (before !== undefined) return before;
  const values = new Set(shopTerms(view.site.pages, "delivery").map(({ value }) => value));
  const [only] = values;
  const found = values.size === 1 && only !== undefined ? only : null;
  known.set(view, found);
  return found;
}
