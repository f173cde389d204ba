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
  over: productPages,
  reads: ["structuredData"],
  says: {
    failing: "Price in the markup is not a plain number",
    why: "A price with a currency sign, a comma or a space is misread or ignored.",
    fix: "Write the price with digits and a dot for decimals only, for example 1299.90; the currency belongs into priceCurrency.",
    source: "https://schema.org/price",
  },
  told: ({ offerPrices, oddPrices }) => (!offerPrices ? notApplicable() : oddPrices ? null : pass()),
  judge: ({ structuredData }) => {
    const prices = mainPricesOf(structuredData);
    if (prices.length === 0) return notApplicable();
    const wrong = prices.filter((price) => (plainNumber(price) ?? -1) < 0);
    if (wrong.length === 0) return pass();
    const saw = [...new Set(wrong.map((price) => quoted(textOf(price))))].slice(0, 5);
    return fail({ at: "Product > offers > price", saw, expected: "digits with a dot, e.g. 1299.90" });
  },
});
