import { itemAt } from "@audit/facts";
import { productWords } from "../../../../view/product-words.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { distinctUrls, type Fixer } from "../../../../fixes/fixer.ts";
import { canonicals } from "../../../../fixes/pages/duplicates.ts";

/** Products under several addresses, grouped by article number or name. */
export const fix: Fixer = (cause, view) => {
  const indices = distinctUrls(cause)
    .map((url) => view.indexOf(url))
    .filter((index) => index >= 0);
  const groups = [...Map.groupBy(indices, (index) => productKey(index, view)).values()].filter(
    (group) => group.length > 1,
  );
  return canonicals(() => groups)(cause, view);
};

/** Article number or GTIN where the markup gives one, else the name. */
function productKey(index: number, view: SiteView): string {
  const words = productWords(itemAt(view.site.pages, index), view);
  return words.gtin?.[1] ?? words.sku ?? words.name ?? itemAt(view.site.pages, index).url;
}
