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
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData"],
  says: {
    failing: "Offer has no price, or the price 0",
    why: "An offer without a price above 0 is invalid for shopping results and tells an AI assistant nothing.",
    fix: "Fill price with the current price as a plain number, for example 19.90.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  },
  told: ({ offers, pricelessOffers }) => (!offers ? notApplicable() : pricelessOffers ? null : pass()),
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
});
