import { worklist } from "../../../../fixes/worklist.ts";
import { productPages } from "../../../../populations.ts";
import { plainNumber, priceValuesOf } from "../../../../reading/offer-price.ts";
import { mainOffersOf } from "../../../../reading/products.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** Speaks where a page and its markup both ask 0 for what can be put into the cart; one alone may be filled by a script. */
export const rule = definePageRule({
  id: "sold-for-nothing",
  category: "content",
  area: "ecommerce",
  severity: "high",
  fixKind: "content",
  certainty: 0.9,
  businesses: ["online-shop", "food-ordering"],
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData", "commerce", "outline"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  judge: ({ structuredData, commerce: { buyControl }, outline: { prices } }) => {
    const shown = prices.filter(({ list, old }) => !list && !old);
    const marked = mainOffersOf(structuredData).flatMap((offer) => priceValuesOf(offer).map(plainNumber));
    const [first] = shown;
    if (buyControl === null || first === undefined || marked.length === 0) return notApplicable();
    const isFree = shown.every(({ amount }) => amount === 0) && marked.every((amount) => amount === 0);
    if (!isFree) return pass();
    const saw = { price: quoted(first.text), button: quoted(buyControl), offers: marked.length };
    return fail({ at: "price", saw, expected: "a price above 0, or no button to buy" });
  },
  words: { en },
  costly: true,
  fix: worklist(en),
});
