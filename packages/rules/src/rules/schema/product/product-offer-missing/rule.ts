import { product } from "../../../../fixes/markup/product.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { isAnnounced } from "../../../../reading/product-panel.ts";
import { mainOffersOf, mainProductsOf, withVariants } from "../../../../reading/products.ts";
import { itemsOf, placeOf } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Goods that are only announced have no offer to state. A rating is enough for a product snippet; where the page sells the product, shopping results need the offer too. */
export const rule = definePageRule({
  id: "product-offer-missing",
  category: "schema",
  area: "product",
  severity: "high",
  fixKind: "json-ld",
  certainty: 1,
  businesses: ["online-shop", "food-ordering"],
  repair: { pasted: true },
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData", "commerce", "head", "text"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/product-snippet",
  judge: ({ structuredData, commerce, head, text }) => {
    const products = mainProductsOf(structuredData);
    const [first] = products;
    if (first === undefined) return notApplicable();
    if (mainOffersOf(structuredData).length > 0) return pass();
    const rated = products
      .flatMap(withVariants)
      .some((item) => ["review", "aggregateRating"].some((name) => itemsOf(item, name).length > 0));
    if (rated && commerce.buyControl === null) return pass();
    // Makers show goods that others sell: nothing on such a page can be ordered, and there is no offer to state.
    if (commerce.buyControl === null) return notApplicable();
    if (isAnnounced({ commerce, head, text })) return notApplicable();
    const saw = { offers: 0, reviewOrRating: rated, buyControl: commerce.buyControl };
    return fail({ at: placeOf(first), saw, expected: "offers" });
  },
  words: { en },
  fix: product(),
});
