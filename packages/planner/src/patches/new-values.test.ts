import type { Patch } from "@audit/rules/fixes/patches/patch";
import { expect, test } from "vitest";
import { newValues } from "./new-values.ts";

const block = (before: object | null, after: object | null): Patch => ({
  at: "page",
  op: "jsonld",
  url: "https://shop.example/",
  before: before && JSON.stringify(before),
  after: after && JSON.stringify(after),
});

test("each new, changed and dropped property is a line of its own", () => {
  const before = { name: "Pot", offers: { price: "5" }, rating: "5" };
  expect(newValues(block(before, { name: "Jar", offers: { price: "6" }, sku: "P-1" }))).toEqual([
    '"sku": "P-1"',
    '"name": "Jar"',
    '"offers.price": "6"',
    "without rating",
  ]);
});

test("the one member of a list is looked into", () => {
  const of = (price: string): object => ({ offers: [{ price }] });
  expect(newValues(block(of("5"), of("6")))).toEqual(['"offers.price": "6"']);
});

test("gaps and long values are named, not shown", () => {
  const after = { sku: "[fill in: number]", text: "x".repeat(198), more: "x".repeat(199) };
  expect(newValues(block({}, after))).toEqual([
    "sku is to be filled in",
    `"text": "${"x".repeat(198)}"`,
    "more as it stands there",
  ]);
});

test("six lines are enough, and what replaces nothing or nothing replaces has none", () => {
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`p${index}`, "v"]));
  expect(newValues(block({}, many))).toEqual([0, 1, 2, 3, 4, 5].map((index) => `"p${index}": "v"`));
  expect(newValues(block(null, many))).toEqual([]);
  expect(newValues(block(many, null))).toEqual([]);
});
