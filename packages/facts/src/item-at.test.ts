import { expect, test } from "vitest";
import { itemAt } from "./item-at.ts";
import { textBefore } from "./text-before.ts";

test("an item is given where there is one, and a place without one is a fault", () => {
  expect([itemAt(["a", "b"], 0), itemAt(["a", "b"], 1), itemAt([null], 0)]).toEqual(["a", "b", null]);
  for (const place of [-1, 2, 0.5]) expect(() => itemAt(["a", "b"], place)).toThrow(RangeError);
});

test("the text before a mark is all of it where there is none", () => {
  expect([textBefore("a=b=c", "="), textBefore("=b", "="), textBefore("abc", "="), textBefore("", "=")]).toEqual([
    "a",
    "",
    "abc",
    "",
  ]);
});
