import { expect, test } from "vitest";
import { amount } from "./measures.ts";
import { plainName, plainPlace } from "./plain-names.ts";
import { partOf } from "./plural.ts";
import { addressOf, listed, quote, quotes, suchAs } from "./quote.ts";

test("page text stands on one line, cut at a word", () => {
  expect(quote("Blue\n mug ")).toBe("“Blue mug”");
  expect(quote("Blue mug with a handle", 12)).toBe("“Blue mug…”");
  expect(suchAs(" \n")).toBe("");
  expect(suchAs("Blue mug")).toBe(", such as “Blue mug”");
  expect(addressOf(`https://shop.example/${"x".repeat(300)}`).length).toBeLessThanOrEqual(100);
});

test("of many three are named and the others counted", () => {
  expect(listed([])).toBe("nothing");
  expect(listed(["a"])).toBe("a");
  expect(listed(["a", "b"])).toBe("a and b");
  expect(listed(["a", "b", "c", "d", "e"])).toBe("a, b, c and 2 more");
  expect(listed(["a", "b"], 3, 1200)).toBe("a, b and 1,198 more");
  expect(quotes(["a", "b"])).toBe("“a” and “b”");
});

test.each([
  ["priceCurrency", "currency"],
  ["offers.price", "price"],
  ["https://schema.org/shippingDetails", "shipping details"],
])("%s is said as %s", (name, plain) => expect(plainName(name)).toBe(plain));

test.each([
  ["json-ld WebPage > video", "video"],
  ["microdata ProductGroup", "product with variants"],
  ["json-ld LocalBusiness+Store", "business with premises"],
])("the place %s is said as %s", (at, plain) => expect(plainPlace(at)).toBe(plain));

test("parts and amounts", () => {
  expect(partOf(1, 2, "offer")).toBe("1 of 2 offers");
  expect(partOf(1, 1, "offer")).toBe("the only offer");
  expect(partOf(3, 3, "offer")).toBe("all 3 offers");
  expect([24.9, 19].map(amount)).toEqual(["24.90", "19"]);
});
