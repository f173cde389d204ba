import { expect, test } from "vitest";
import { changesMarkup, markupChanges } from "./markup-changes.ts";

const changes = (before: object, after: object) => markupChanges(JSON.stringify(before), JSON.stringify(after));

test("properties that come, change and go are named by their way from the top", () => {
  const before = { name: "Pot", offers: { price: "5", stock: "in" }, tags: ["a", "b"] };
  expect(changes(before, { name: "Jar", offers: { price: "6", unit: "x" }, sku: "1", tags: ["a"] })).toEqual({
    adds: ["offers.unit", "sku"],
    changes: ["name", "offers.price", "tags"],
    drops: ["offers.stock"],
  });
});

test("a list of one is looked into, a list of more or a list for a value is a change", () => {
  expect(changes({ o: [{ p: 1 }] }, { o: [{ p: 2 }] }).changes).toEqual(["o.p"]);
  expect(changes({ o: [{ p: 1 }, 1] }, { o: [{ p: 2 }, 1] }).changes).toEqual(["o"]);
  expect(changes({ o: { p: 1 } }, { o: [{ p: 1 }] }).changes).toEqual(["o"]);
});

test("what can't be read is replaced whole, and what is the same is no change", () => {
  expect(markupChanges("broken", "{}")).toEqual({ adds: [], changes: [], drops: [] });
  expect(changesMarkup("broken", "{}")).toBe(true);
  expect(changesMarkup('{"a": 1}', '{"a":1}')).toBe(false);
  expect(changesMarkup('{"a":1}', "{}")).toBe(true);
});
