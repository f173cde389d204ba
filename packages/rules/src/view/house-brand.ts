import { itemAt } from "@audit/facts";
import { sameName } from "../reading/site-names.ts";
import { normalised } from "../reading/words.ts";
import { productBrand } from "./product-words.ts";
import type { SiteView } from "./site-view.ts";

/** Of all products that name a brand so many name this one. */
const NEARLY_ALL = 0.8;
const FEWEST = 3;

const known = new WeakMap<SiteView, string | null>();

/** Whether a brand is the one the shop itself goes by, which its titles need not say once more beside its name. */
export function isHouseBrand(brand: string, view: SiteView): boolean {
  if (sameName(brand, view.name)) return true;
  const ofAll = known.has(view) ? known.get(view) : commonBrand(view);
  known.set(view, ofAll ?? null);
  return ofAll === normalised(brand);
}

function commonBrand(view: SiteView): string | null {
  const brands = view.served.flatMap((index) => {
    const page = itemAt(view.site.pages, index);
    const brand = page.kind === "product" ? productBrand(page) : null;
    return brand === null ? [] : [normalised(brand)];
  });
  const [most] = [...Map.groupBy(brands, (brand) => brand)].toSorted(([, a], [, b]) => b.length - a.length);
  if (most === undefined || brands.length < FEWEST) return null;
  return most[1].length >= NEARLY_ALL * brands.length ? most[0] : null;
}
