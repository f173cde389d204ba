import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { offerName, plainNumber, priceValuesOf } from "../../../../reading/offer-price.ts";
import { mainOffersOf } from "../../../../reading/products.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "offer-price-missing",
  category: "schema",
  area: "product",
  severity: "high",
  fixKind: "json-ld",
  certainty: 1,
  businesses: ["online-shop", "food-ordering"],
  repair: { pasted: true },
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  judge: ({ structuredData }) => {
    const offers = mainOffersOf(structuredData);
    if (offers.length === 0) return notApplicable();
    const priceless = offers.flatMap((offer, index) => {
      const values = priceValuesOf(offer);
      if (values.some((value) => plainNumber(value) !== 0)) return [];
      return [{ offer: offerName(offer, index), price: values.length === 0 ? null : 0 }];
    });
    if (priceless.length === 0) return pass();
    const saw = { offers: offers.length, withoutPrice: priceless.length, examples: priceless.slice(0, 3) };
    return fail({ at: "Product > offers > price", saw, expected: "a number above 0" });
  },
  words: { en },
  givesWayTo: [{ to: ["sold-for-nothing"], as: "task" }],
  fix,
});
