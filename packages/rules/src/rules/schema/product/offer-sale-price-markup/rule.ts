import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { listPricesOf } from "../../../../reading/list-prices.ts";
import { mainAmountsOf, mainOffersOf } from "../../../../reading/products.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** A reduction beyond this is more likely another product's price than this one's. */
const MOST_TIMES = 5;

export const rule = definePageRule({
  id: "offer-sale-price-markup",
  category: "schema",
  area: "product",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.8,
  businesses: ["online-shop", "food-ordering"],
  repair: { pasted: true },
  over: productPages,
  reads: ["structuredData", "commerce"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  judge: ({ structuredData, commerce }) => {
    const [first] = commerce.struckPrices;
    if (first === undefined) return notApplicable();
    const marked = mainAmountsOf(structuredData);
    if (marked.length === 0) return notApplicable();
    if (mainOffersOf(structuredData).some((offer) => listPricesOf(offer).length > 0)) return pass();
    // Only when the page also shows the marked up price, unstruck, is the struck one this product's.
    const shown = commerce.prices.some(({ amount }) => marked.includes(amount) && amount < first.amount);
    const old = marked.some((amount) => amount < first.amount && first.amount <= amount * MOST_TIMES);
    if (!shown || !old) return notApplicable();
    const saw = { struckThrough: first.text, marked: [...new Set(marked)].slice(0, 3) };
    return fail({ at: "Product > offers", saw, expected: "priceSpecification with StrikethroughPrice" });
  },
  words: { en },
  fix,
});
