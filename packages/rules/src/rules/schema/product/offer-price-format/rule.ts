import { product } from "../../../../fixes/markup/product.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { plainNumber } from "../../../../reading/offer-price.ts";
import { mainPricesOf } from "../../../../reading/products.ts";
import { textOf } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "offer-price-format",
  category: "schema",
  area: "product",
  severity: "high",
  fixKind: "json-ld",
  certainty: 1,
  businesses: ["online-shop", "food-ordering"],
  repair: { pasted: true },
  over: productPages,
  reads: ["structuredData"],
  source: "https://schema.org/price",
  judge: ({ structuredData }) => {
    const prices = mainPricesOf(structuredData);
    if (prices.length === 0) return notApplicable();
    const wrong = prices.filter((price) => (plainNumber(price) ?? -1) < 0);
    if (wrong.length === 0) return pass();
    const saw = [...new Set(wrong.map((price) => quoted(textOf(price))))].slice(0, 5);
    return fail({ at: "Product > offers > price", saw, expected: "digits with a dot, e.g. 1299.90" });
  },
  words: { en },
  fix: product(),
});
