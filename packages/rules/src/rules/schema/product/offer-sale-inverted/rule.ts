import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { invertedPrices, listPricesOf } from "../../../../reading/list-prices.ts";
import { offerName } from "../../../../reading/offer-price.ts";
import { mainOffersOf } from "../../../../reading/products.ts";
import { valuesOf } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "offer-sale-inverted",
  category: "schema",
  area: "product",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 1,
  businesses: ["online-shop", "food-ordering"],
  repair: { pasted: true },
  over: productPages,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  judge: ({ structuredData }) => {
    const offers = mainOffersOf(structuredData).filter(
      (offer) => listPricesOf(offer).length > 0 || valuesOf(offer, "lowPrice").length > 0,
    );
    if (offers.length === 0) return notApplicable();
    const faulty = offers.flatMap((offer, index) => {
      const fault = invertedPrices(offer);
      return fault ? [{ offer: offerName(offer, index), ...fault }] : [];
    });
    if (faulty.length === 0) return pass();
    const saw = { offers: offers.length, examples: faulty.slice(0, 3) };
    return fail({ at: "Product > offers > priceSpecification", saw, expected: "an old price above the price" });
  },
  words: { en },
  fix,
});
