import { product } from "../../../../fixes/markup/product.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { brandsOf, isNoBrand } from "../../../../reading/brands.ts";
import { gtinsOf } from "../../../../reading/product-numbers.ts";
import { isSecondHand, mainProductsOf } from "../../../../reading/products.ts";
import { sameName, siteNameOn } from "../../../../reading/site-names.ts";
import { placeOf } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Own make and unbranded goods often have no GTIN, so only goods of another brand are judged. */
export const rule = definePageRule({
  id: "product-gtin-missing",
  category: "schema",
  area: "product",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.7,
  businesses: ["online-shop"],
  repair: { pasted: true },
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData", "head"],
  source: "https://support.google.com/merchants/answer/6324461",
  judge: ({ structuredData, head }) => {
    const products = mainProductsOf(structuredData);
    const [first] = products;
    if (first === undefined || isSecondHand(structuredData)) return notApplicable();
    if (products.some((product) => gtinsOf(product).length > 0)) return pass();
    const site = siteNameOn({ head, structuredData });
    const foreign = products
      .flatMap(brandsOf)
      .find((name) => !isNoBrand(name) && (site === null || !sameName(name, site)));
    if (foreign === undefined) return notApplicable();
    return fail({ at: placeOf(first), saw: { brand: quoted(foreign), gtin: null }, expected: "gtin" });
  },
  words: { en },
  onlyProposed: true,
  gives: ["gtin", "gtin8", "gtin12", "gtin13", "gtin14"],
  fix: product("gtin"),
});
