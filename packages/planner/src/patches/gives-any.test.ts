import type { Patch } from "@audit/rules/fixes/patches/patch";
import { expect, test } from "vitest";
import { givesAny } from "./gives-any.ts";

const block = (before: object | null, after: object, op = "jsonld"): Patch =>
  ({
    at: "page",
    op,
    url: "https://shop.example/",
    before: before && JSON.stringify(before),
    after: JSON.stringify(after),
  }) as Patch;

test("a block gives a property that is new or says something else, however deep it stands", () => {
  expect(givesAny(block(null, { sku: "1" }), ["sku"])).toBe(true);
  expect(givesAny(block({ sku: "1" }, { sku: "2" }), ["sku"])).toBe(true);
  expect(givesAny(block({}, { offers: [{ seller: { sku: "1" } }] }), ["gtin", "sku"])).toBe(true);
});

test("one that says it as before, leaves it to the owner, or not at all, gives none", () => {
  expect(givesAny(block({ sku: "1" }, { sku: "1", name: "Pot" }), ["sku"])).toBe(false);
  expect(givesAny(block({}, { sku: "[fill in: number]" }), ["sku"])).toBe(false);
  expect(givesAny(block({}, { name: "Pot" }), ["sku"])).toBe(false);
});

test("what is no block, or is asked for nothing, is no question", () => {
  expect(givesAny(block({}, { name: "Pot" }), [])).toBe(true);
  expect(givesAny(block({}, { name: "Pot" }))).toBe(true);
  expect(givesAny(block({}, {}, "title"), ["sku"])).toBe(true);
});
