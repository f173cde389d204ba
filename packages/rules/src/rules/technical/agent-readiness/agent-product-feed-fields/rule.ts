import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { SdItem } from "@audit/facts";
import { productPages } from "../../../../populations.ts";
import { availabilityOf } from "../../../../reading/availability.ts";
import { amountsOf, currencyOf } from "../../../../reading/offer-price.ts";
import { mainProductOf, offersOf, withVariants } from "../../../../reading/products.ts";
import { addressesOf, firstText } from "../../../../reading/structured-data.ts";
import { isCurrency } from "../../../../reading/value-formats.ts";
import { isAnnounced } from "../../../../reading/product-panel.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Longest values that the feed takes. https://developers.openai.com/commerce/specs/feed */
const LONGEST: Readonly<Record<string, number>> = { id: 100, title: 150, description: 5000, brand: 70 };
const NUMBERS = ["gtin", "gtin8", "gtin12", "gtin13", "gtin14", "mpn", "isbn"] as const;
const IDS = ["sku", "productID", ...NUMBERS];

export const rule = definePageRule({
  id: "agent-product-feed-fields",
  category: "technical",
  area: "agent-readiness",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.8,
  businesses: ["online-shop"],
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData", "commerce", "head", "text"],
  source: "https://developers.openai.com/commerce/specs/feed",
  judge: ({ structuredData, commerce, head, text }) => {
    const product = mainProductOf(structuredData);
    if (!product || isAnnounced({ commerce, head, text })) return notApplicable();
    const values = feedValues(product);
    const missing = Object.keys(values).filter((name) => values[name] === "");
    const tooLong = Object.entries(LONGEST).flatMap(([name, most]) =>
      (values[name] ?? "").length > most ? [name] : [],
    );
    if (missing.length + tooLong.length === 0) return pass();
    return fail({
      at: `${product.format} Product`,
      saw: { missing, tooLong },
      expected: "all fields of a product feed",
    });
  },
  words: { en },
  givesWayTo: [
    {
      to: [
        "product-name-missing",
        "product-image-missing",
        "product-brand-missing",
        "product-gtin-missing",
        "product-mpn-sku-missing",
        "product-description-missing",
        "product-description-missing-schema",
        "product-offer-missing",
        "offer-price-missing",
        "offer-price-format",
        "offer-currency-missing",
        "offer-availability-missing",
      ],
      as: "finding",
    },
  ],
  onlyProposed: true,
  fix,
});

/** What a feed would take from the markup, "" where it says nothing. */
function feedValues(product: SdItem): Readonly<Record<string, string>> {
  const items = withVariants(product);
  const offers = offersOf(product);
  const number = firstOf(items, NUMBERS);
  return {
    id: firstOf(items, IDS) || firstOf(offers, ["sku"]),
    title: firstOf(items, ["name"]),
    description: firstOf(items, ["description"]),
    brand: firstOf(items, ["brand", "manufacturer"]),
    price: offers.some((offer) => amountsOf(offer).length > 0) ? "given" : "",
    currency: offers.some((offer) => isCurrency(currencyOf(offer))) ? "given" : "",
    availability: offers.some((offer) => availabilityOf(offer) !== null) ? "given" : "",
    image: items.some((item) => addressesOf(item, "image").length > 0) ? "given" : "",
    "gtin or mpn": number || firstOf(offers, NUMBERS),
  };
}

function firstOf(items: readonly SdItem[], names: readonly string[]): string {
  for (const item of items) {
    const text = firstText(item, ...names);
    if (text !== "") return text;
  }
  return "";
}
