import type { Patch } from "@audit/rules/fixes/patches/patch";
import { expect, test } from "vitest";
import { withoutGaps } from "./without-gaps.ts";

const GAP = "[fill in: what only the owner knows]";
const block = (before: object | null, after: object): Patch => ({
  at: "page",
  url: "https://shop.example/p/pot",
  op: "jsonld",
  key: "Product",
  before: before && JSON.stringify(before),
  after: JSON.stringify(after),
});
const closed = (before: object | null, after: object): unknown => {
  const patch = withoutGaps(block(before, after));
  return patch && JSON.parse(patch.after ?? "null");
};
const OFFER = { "@type": "Offer", price: "5", priceCurrency: "EUR" };
const POT = { "@type": "Product", name: "Pot", offers: OFFER };

test("what only the owner knows is left out of a block that says something without it", () => {
  const after = { ...POT, sku: GAP, brand: { "@type": "Brand", name: GAP }, sameAs: [GAP, "https://a.example/"] };
  expect(closed(null, after)).toEqual({ ...POT, sameAs: ["https://a.example/"] });
});

test("terms of sending without a cost are none", () => {
  const shippingDetails = {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: GAP, currency: "EUR" },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: GAP },
  };
  expect(closed(POT, { ...POT, sku: "P-1", offers: { ...OFFER, shippingDetails } })).toEqual({ ...POT, sku: "P-1" });
});

test.each([
  ["a new product without a price", null, { ...POT, offers: { ...OFFER, price: GAP } }],
  ["an article without its heading", null, { "@type": "Article", headline: GAP, author: "B" }],
  ["a block in which nothing else changes", POT, { ...POT, gtin: GAP }],
])("%s is not proposed", (_name, before, after) => {
  expect(withoutGaps(block(before, after))).toBeNull();
});

test("a price that is present stays, a number that is wrong goes", () => {
  const present = { ...POT, gtin: "0000000000000" };
  const after = { ...POT, gtin: GAP, image: "https://shop.example/pot.jpg", offers: { ...OFFER, price: GAP } };
  expect(closed(present, after)).toEqual({ ...POT, image: "https://shop.example/pot.jpg" });
  expect(withoutGaps(block(present, after))?.before).toBe(JSON.stringify(POT));
});
