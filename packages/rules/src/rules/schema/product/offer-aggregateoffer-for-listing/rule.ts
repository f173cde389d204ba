import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { mainProductsOf } from "../../../../reading/products.ts";
import { isForSale } from "../../../../reading/product-panel.ts";
import { firstText, itemsOf, textsOf } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "offer-aggregateoffer-for-listing",
  category: "schema",
  area: "product",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.9,
  businesses: ["online-shop", "food-ordering"],
  repair: { pasted: true },
  over: productPages,
  reads: ["structuredData", "commerce"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  judge: ({ structuredData, commerce }) => {
    const products = mainProductsOf(structuredData);
    const offers = products.flatMap((product) => itemsOf(product, "offers"));
    if (offers.length === 0 || !isForSale(commerce)) return notApplicable();
    const aggregate = offers.find(({ types }) => types.includes("AggregateOffer"));
    if (!aggregate || offers.some(({ types }) => types.includes("Offer"))) return pass();
    // Variants joined in a group have offers of their own.
    if (products.some((product) => itemsOf(product, "hasVariant").length > 0)) return pass();
    const sellers = new Set(itemsOf(aggregate, "offers").flatMap((offer) => textsOf(offer, "seller")));
    if (sellers.size > 1) return notApplicable();
    // A span, or a lowest price, beside several prices that the page shows is a list of goods.
    const [low, high] = [firstText(aggregate, "lowPrice"), firstText(aggregate, "highPrice")];
    const amounts = new Set(commerce.prices.map(({ amount }) => amount));
    if (low !== "" && low !== high && amounts.size > 1) return notApplicable();
    const saw = {
      lowPrice: firstText(aggregate, "lowPrice") || null,
      highPrice: firstText(aggregate, "highPrice") || null,
      offers: itemsOf(aggregate, "offers").length,
      buyButton: commerce.buyControl,
    };
    return fail({ at: "Product > offers > AggregateOffer", saw, expected: "Offer" });
  },
  words: { en },
  onlyProposed: true,
  fix,
});
