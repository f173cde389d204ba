import { product } from "../../../../fixes/markup/product.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { mainItemsOf, mainOffersOf, mainProductsOf } from "../../../../reading/products.ts";
import { hasAddress, placeOf } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "product-image-missing",
  category: "schema",
  area: "product",
  severity: "high",
  fixKind: "json-ld",
  certainty: 1,
  businesses: ["online-shop", "food-ordering"],
  repair: { pasted: true },
  over: productPages,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  judge: ({ structuredData }) => {
    const products = mainProductsOf(structuredData);
    const [first] = products;
    // A span of prices is that of several goods, which a guide or a list compares: no one photo shows them.
    const offers = mainOffersOf(structuredData);
    const isOfSeveral = offers.length > 0 && offers.every(({ types }) => types.includes("AggregateOffer"));
    if (first === undefined || isOfSeveral) return notApplicable();
    if (mainItemsOf(structuredData).some((item) => hasAddress(item, "image"))) return pass();
    return fail({ at: `${placeOf(first)} > image`, saw: null, expected: "the address of a photo" });
  },
  words: { en },
  // Both lack in an empty record, which its owner has to fill first; the block that mends a price brings the picture.
  givesWayTo: [{ to: ["offer-price-missing", "offer-price-mismatch"], as: "task" }],
  symptoms: [{ of: "product-data", rank: 1, shows: () => true }],
  fix: product(),
});
