import { product } from "../../../../fixes/markup/product.ts";
import { en } from "./words.en.ts";
import type { SdItem } from "@audit/facts";
import { productPages } from "../../../../populations.ts";
import { currencyOf, offerName, priceValuesOf, plainNumber } from "../../../../reading/offer-price.ts";
import { mainOffersOf, mainProductsOf } from "../../../../reading/products.ts";
import { firstText, itemsOf } from "../../../../reading/structured-data.ts";
import { shownCurrency } from "../../../../reading/shown-offer.ts";
import { isCurrency } from "../../../../reading/value-formats.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "offer-currency-missing",
  category: "schema",
  area: "product",
  severity: "high",
  fixKind: "json-ld",
  certainty: 1,
  businesses: ["online-shop", "food-ordering"],
  repair: { pasted: true },
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData", "commerce"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  judge: ({ structuredData, commerce }) => {
    const priced = mainOffersOf(structuredData).filter((offer) => priceValuesOf(offer).length > 0);
    if (priced.length === 0) return notApplicable();
    const shown = shownCurrency(commerce);
    const wrong = priced.flatMap((offer, index) => {
      const currency = currencyOf(offer) || aggregateCurrency(mainProductsOf(structuredData));
      // "LBP 2900" may be a printer: only the offer's own amount tells in which currency it is shown.
      const isSeen = commerce.prices.some(({ amount }) =>
        priceValuesOf(offer).some((value) => plainNumber(value) === amount),
      );
      const holds = isCurrency(currency) && (shown === null || !isSeen || currency.toUpperCase() === shown);
      return holds ? [] : [{ offer: offerName(offer, index), priceCurrency: currency || null }];
    });
    if (wrong.length === 0) return pass();
    const saw = { offers: priced.length, faulty: wrong.length, examples: wrong.slice(0, 3), shownOnPage: shown };
    return fail({ at: "Product > offers > priceCurrency", saw, expected: shown ?? "a code of ISO 4217" });
  },
  words: { en },
  fix: product(),
});

/** Currency stated on an AggregateOffer counts for the offers in it. */
const aggregateCurrency = (products: readonly SdItem[]): string =>
  products
    .flatMap((product) => itemsOf(product, "offers"))
    .map((offer) => firstText(offer, "priceCurrency"))
    .find(Boolean) ?? "";
