import { itemAt } from "@audit/facts";
import { isNoBrand } from "../reading/brands.ts";
import { normalised } from "../reading/words.ts";
import { productOf, said } from "./entities.ts";
import type { SiteView } from "./site-view.ts";

/** A brand of fewer products may be a slip of the pen. */
const FEWEST = 2;

const known = new WeakMap<SiteView, ReadonlyMap<string, string>>();

/** Brands that the markup of other products names, by their words. */
function knownBrands(view: SiteView): ReadonlyMap<string, string> {
  const found = known.get(view);
  if (found !== undefined) return found;
  const named = view.served.flatMap((index) => {
    const page = itemAt(view.site.pages, index);
    const brand = page.kind === "product" ? said(productOf(page), "brand") : null;
    return brand === null || isNoBrand(brand) ? [] : [brand];
  });
  const groups = Map.groupBy(named, (brand) => normalised(brand));
  const made = new Map([...groups].flatMap(([key, same]) => (same.length >= FEWEST ? [[key, itemAt(same, 0)]] : [])));
  known.set(view, made);
  return made;
}

/** The one brand of the shop's other products that a product's name begins with or holds; null for none and for two. */
export function brandIn(name: string | null, view: SiteView): string | null {
  if (name === null) return null;
  const words = ` ${normalised(name)} `;
  const within = [...knownBrands(view)].filter(([key]) => key.length > 2 && words.includes(` ${key} `));
  // "North" within "North Fire" is no brand of its own.
  const longest = within.filter(([key]) => !within.some(([other]) => other !== key && other.includes(key)));
  const [only] = longest;
  return only !== undefined && longest.length === 1 ? only[1] : null;
}
