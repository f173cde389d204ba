import { product } from "../../../../fixes/markup/product.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { brandsOf, isNoBrand } from "../../../../reading/brands.ts";
import { isForSale } from "../../../../reading/product-panel.ts";
import { mainProductsOf } from "../../../../reading/products.ts";
import { placeOf } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "product-brand-missing",
  category: "schema",
  area: "product",
  severity: "low",
  fixKind: "json-ld",
  certainty: 1,
  businesses: ["online-shop"],
  repair: { pasted: true },
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData", "commerce"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  judge: ({ structuredData, commerce }) => {
    // What can neither be bought here nor is delivered may be an hour of somebody's time, and has no maker.
    if (!isForSale(commerce) && commerce.deliveryText === null) return notApplicable();
    const products = mainProductsOf(structuredData);
    const [first] = products;
    if (first === undefined) return notApplicable();
    const brands = products.flatMap(brandsOf);
    if (brands.some((name) => !isNoBrand(name))) return pass();
    return fail({
      at: `${placeOf(first)} > brand`,
      saw: brands[0] === undefined ? null : quoted(brands[0]),
      expected: "a brand's name",
    });
  },
  words: { en },
  symptoms: [{ of: "product-data", rank: 2, shows: () => true }],
  gives: ["brand"],
  onlyProposed: true,
  fix: product("brand"),
});
