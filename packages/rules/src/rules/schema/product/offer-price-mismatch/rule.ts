import { product } from "../../../../fixes/markup/product.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { textsWithNumbers } from "../../../../reading/shown-numbers.ts";
import { crossedOutAmounts, judgeShownPrice } from "../../../../reading/shown-offer.ts";
import { definePageRule } from "../../../../rule.ts";
import { unknown } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "offer-price-mismatch",
  category: "schema",
  area: "product",
  severity: "high",
  fixKind: "json-ld",
  certainty: 0.8,
  businesses: ["online-shop", "food-ordering"],
  ceiling: { health: 50, aiCitation: 50, because: "The product data of most pages name another price than the page." },
  repair: { pasted: true },
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData", "commerce", "outline", "text"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  judge: ({ structuredData, commerce, outline, text }) => {
    const verdict = judgeShownPrice({
      structuredData,
      commerce,
      crossedOut: crossedOutAmounts(commerce.prices, commerce.struckPrices, outline.prices),
      texts: () => textsWithNumbers(text),
    });
    // Baskets and layers show the prices of other goods.
    return verdict.verdict === "fail" && outline.prices.length === 0 && commerce.prices.length > 1
      ? unknown("The page's own price may come by script; those that stand there are of its frame.")
      : verdict;
  },
  words: { en },
  untrue: 2,
  fix: product("price"),
});
