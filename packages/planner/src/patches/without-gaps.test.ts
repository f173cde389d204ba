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

test.each([
  ["Article", ["headline"]],
  ["BlogPosting", ["headline"]],
  ["NewsArticle", ["headline"]],
  ["WebSite", ["name"]],
  ["VideoObject", ["name", "thumbnailUrl", "uploadDate"]],
  ["ItemList", ["itemListElement"]],
  ["Product", ["name", "offers"]],
  ["ProductGroup", ["name", "hasVariant"]],
  ["HowTo", ["name", "step"]],
])("a new %s without one of %j is a shell", (type, names) => {
  const whole = Object.fromEntries([
    ["@type", type],
    ["url", "https://shop.example/"],
    ...names.map((one) => [one, "x"]),
  ]);
  expect(closed(null, { ...whole, more: GAP })).toEqual(whole);
  for (const name of names) expect(closed(null, { ...whole, [name]: GAP })).toBeNull();
});

test.each([
  ["Offer", ["price", "priceSpecification"]],
  ["AggregateOffer", ["lowPrice"]],
  ["UnitPriceSpecification", ["price"]],
  ["PriceSpecification", ["price"]],
  ["MonetaryAmount", ["value", "minValue"]],
  ["OfferShippingDetails", ["shippingRate", "deliveryTime"]],
  ["ShippingDeliveryTime", ["transitTime"]],
  ["QuantitativeValue", ["value", "minValue", "maxValue"]],
  ["DefinedRegion", ["addressCountry"]],
  ["MerchantReturnPolicy", ["merchantReturnLink", "returnPolicyCategory"]],
  ["OpeningHoursSpecification", ["opens"]],
  ["PostalAddress", ["streetAddress", "addressLocality"]],
  ["ImageObject", ["url", "contentUrl"]],
  ["Person", ["name"]],
  ["Organization", ["name"]],
  ["Brand", ["name"]],
])("a part that is a %s says something with any one of %j, and nothing without", (type, names) => {
  const part = (value: string): object => ({ "@type": type, other: "y", [names[0]!]: GAP, [names.at(-1)!]: value });
  expect(closed(POT, { ...POT, sku: "P-1", part: part(GAP) })).toEqual({ ...POT, sku: "P-1" });
  const currency = type.endsWith("Offer") ? { priceCurrency: "EUR" } : {};
  for (const name of names)
    expect(closed(POT, { ...POT, part: { "@type": type, [name]: "x", ...currency, more: GAP } })).toEqual({
      ...POT,
      part: { "@type": type, [name]: "x", ...currency },
    });
});

test("a new product whose amount has no currency is no block, and a name that stands there is never taken out", () => {
  const offers = { "@type": "Offer", price: "2800000", priceCurrency: GAP };
  expect(withoutGaps(block(null, { "@type": "Product", name: "Pump", offers }))).toBeNull();
  const present = { "@type": "WebSite", name: "[:uk]A[:ru]B[:]", url: "https://shop.example/" };
  expect(withoutGaps(block(present, { ...present, name: GAP }))).toBeNull();
});

test("a rating of which only the owner knows a part is none, and a unit says nothing by itself", () => {
  const aggregateRating = { "@type": "AggregateRating", ratingValue: "5", reviewCount: GAP };
  const weight = { value: GAP, unitCode: "GRM" };
  expect(closed(POT, { ...POT, sku: "P-1", aggregateRating, weight })).toEqual({ ...POT, sku: "P-1" });
});

test("members of a list are closed one by one; one without any is none", () => {
  const present = { ...POT, sku: ["0", "1"], image: ["a.jpg"] };
  const patch = withoutGaps(block(present, { ...POT, sku: [GAP, "2"], image: [GAP], size: ["s", GAP] }));
  expect(JSON.parse(patch?.after ?? "")).toEqual({ ...POT, sku: ["2"], size: ["s"] });
  // The present number and picture that the rules found wrong may go.
  expect(JSON.parse(patch?.before ?? "")).toEqual({ ...POT, sku: ["1"] });
});

test("what is no markup stays as it is, and what is no entity any more is not proposed", () => {
  const text = { ...block(null, {}), after: "no json" };
  expect(withoutGaps(text)).toBe(text);
  expect(withoutGaps({ ...text, after: JSON.stringify(GAP) })).toBeNull();
  expect(withoutGaps({ ...text, before: "no json", after: JSON.stringify({ ...POT, sku: GAP }) })?.before).toBe(
    "no json",
  );
});
