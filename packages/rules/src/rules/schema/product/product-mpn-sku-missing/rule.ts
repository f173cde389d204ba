import { product } from "../../../../fixes/markup/product.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { gtinsOf, hasOwnNumber } from "../../../../reading/product-numbers.ts";
import { mainProductsOf } from "../../../../reading/products.ts";
import { isAnnounced } from "../../../../reading/product-panel.ts";
import { placeOf } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "product-mpn-sku-missing",
  category: "schema",
  area: "product",
  severity: "low",
  fixKind: "json-ld",
  certainty: 1,
  businesses: ["online-shop"],
  repair: { pasted: true },
  over: productPages,
  reads: ["structuredData", "commerce", "head", "text"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  judge: ({ structuredData, commerce, head, text }) => {
    const products = mainProductsOf(structuredData);
    const [first] = products;
    if (first === undefined) return notApplicable();
    if (products.some(hasOwnNumber)) return pass();
    if (isAnnounced({ commerce, head, text })) return notApplicable();
    const gtins = products.flatMap(gtinsOf).map(({ value }) => value);
    return fail({
      at: placeOf(first),
      saw: { sku: null, mpn: null, gtin: gtins[0] ?? null },
      expected: "sku or mpn",
    });
  },
  words: { en },
  symptoms: [{ of: "product-data", rank: 3, shows: () => true }],
  onlyProposed: true,
  gives: ["sku", "mpn"],
  fix: product("mpn"),
});
