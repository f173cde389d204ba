import { product } from "../../../../fixes/markup/product.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { availabilityOf } from "../../../../reading/availability.ts";
import { offerName } from "../../../../reading/offer-price.ts";
import { mainOffersOf } from "../../../../reading/products.ts";
import { firstText } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** An AggregateOffer that lists no single offers has no availability of its own. */
export const rule = definePageRule({
  id: "offer-availability-missing",
  category: "schema",
  area: "product",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 1,
  businesses: ["online-shop", "food-ordering"],
  repair: { pasted: true },
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData"],
  source: "https://schema.org/ItemAvailability",
  judge: ({ structuredData }) => {
    const offers = mainOffersOf(structuredData).filter(({ types }) => !types.includes("AggregateOffer"));
    if (offers.length === 0) return notApplicable();
    const silent = offers.flatMap((offer, index) =>
      availabilityOf(offer) === null
        ? [{ offer: offerName(offer, index), availability: quoted(firstText(offer, "availability")) || null }]
        : [],
    );
    if (silent.length === 0) return pass();
    const saw = { offers: offers.length, faulty: silent.length, examples: silent.slice(0, 3) };
    return fail({ at: "Product > offers > availability", saw, expected: "https://schema.org/InStock or the like" });
  },
  words: { en },
  fix: product(),
});
