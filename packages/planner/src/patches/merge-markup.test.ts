import { expect, test } from "vitest";
import { mergeMarkup } from "./merge-markup.ts";

const merged = (base: object | null, first: object, second: object): unknown =>
  JSON.parse(mergeMarkup(base === null ? null : JSON.stringify(base), JSON.stringify(first), JSON.stringify(second)));

test("what only one of two tasks changes counts, whichever it is", () => {
  const base = { name: "Pot", price: "5", sku: "1" };
  expect(merged(base, { ...base, price: "6" }, { ...base, sku: "2" })).toEqual({ name: "Pot", price: "6", sku: "2" });
  expect(merged(base, base, { ...base, price: "7" })).toEqual({ ...base, price: "7" });
  expect(merged(base, { ...base, price: "7" }, base)).toEqual({ ...base, price: "7" });
});

test("where both change the same, the more important task's value stands", () => {
  expect(merged({ price: "5" }, { price: "6" }, { price: "7" })).toEqual({ price: "6" });
  expect(merged({ price: "5" }, { price: ["6"] }, { price: { amount: "7" } })).toEqual({ price: ["6"] });
});

test("inside of an entity both changes come together", () => {
  const base = { offers: { price: "5", currency: "EUR" } };
  const [first, second] = [{ offers: { price: "6", currency: "EUR" } }, { offers: { price: "5", stock: "InStock" } }];
  expect(merged(base, first, second)).toEqual({ offers: { price: "6", stock: "InStock" } });
});

test("a property that one task takes away is gone, one that is new in either is there", () => {
  const base = { name: "Pot", rating: "5" };
  expect(merged(base, base, { name: "Pot" })).toEqual({ name: "Pot" });
  expect(merged(base, { name: "Pot", sku: "1" }, { ...base, brand: "Kiln" })).toEqual({
    name: "Pot",
    sku: "1",
    brand: "Kiln",
  });
});

test("a gap gives way to a value, and to no other gap", () => {
  const gap = { sku: "[fill in: number]" };
  expect(merged({}, gap, { sku: "P-1" })).toEqual({ sku: "P-1" });
  expect(merged({}, gap, { sku: "[fill in: article number]" })).toEqual(gap);
  expect(merged({}, gap, {})).toEqual(gap);
  expect(merged({}, { sku: "P-1" }, { sku: "P-2" })).toEqual({ sku: "P-1" });
});

test("two new blocks, and ones that replace what could not be read, come together as well", () => {
  expect(merged(null, { name: "Pot" }, { sku: "1" })).toEqual({ name: "Pot", sku: "1" });
  expect(JSON.parse(mergeMarkup("{broken", '{"name":"Pot"}', '{"sku":"1"}'))).toEqual({ name: "Pot", sku: "1" });
});

test("offers that one task moved into variants stand there alone, with what the other changed", () => {
  const offers = [
    { url: "/a", price: "5" },
    { url: "/b", price: "6" },
  ];
  const base = { "@type": "Product", name: "Pot", offers };
  const group = {
    "@type": "ProductGroup",
    name: "Pot",
    hasVariant: offers.map((offer) => ({ size: "S", offers: offer })),
  };
  const stocked = { ...base, offers: offers.map((offer) => ({ ...offer, stock: "in" })) };
  const variant = (offer: object): object => ({ size: "S", offers: { ...offer, stock: "in" } });
  for (const [first, second] of [
    [stocked, group],
    [group, stocked],
  ] as const)
    expect(merged(base, first, second)).toEqual({
      "@type": "ProductGroup",
      name: "Pot",
      hasVariant: offers.map(variant),
    });
});

test("what one task corrected in a variant's offer stays when another adds to the offers", () => {
  const offers = [{ url: "/a", stock: "in" }];
  const base = { "@type": "Product", offers };
  const group = { "@type": "ProductGroup", hasVariant: [{ offers: { url: "/a", stock: "out" } }] };
  const reduced = { ...base, offers: [{ url: "/a", stock: "in", was: "9" }] };
  for (const [first, second] of [
    [reduced, group],
    [group, reduced],
  ] as const)
    expect(merged(base, first, second)).toEqual({
      "@type": "ProductGroup",
      hasVariant: [{ offers: { url: "/a", stock: "out", was: "9" } }],
    });
});
