import { expect, test } from "vitest";
import { shareTopic } from "./topics.ts";
import { sameName } from "./site-names.ts";
import { countWords, quoted, tokensOf } from "./words.ts";

test("words are counted as the facts count them", () => {
  expect(countWords("Two-tone mug, 350 ml")).toBe(4);
  expect(countWords("竹製の歯ブラシ")).toBe(4);
  expect(countWords(" – ")).toBe(0);
});

test("quotes are at most 200 characters", () => {
  expect(quoted("a ".repeat(300))).toHaveLength(200);
  expect(quoted(" a\n b ")).toBe("a b");
});

test("inflected and compound words share a topic, other words don't", () => {
  expect(shareTopic("Holztische aus Eiche", "Eichentisch")).toBe(true);
  expect(shareTopic("竹製の歯ブラシ", "歯ブラシ 竹")).toBe(true);
  expect(shareTopic("Garden furniture", "Blue mug")).toBe(false);
});

test("legal forms and domain endings don't make another name", () => {
  expect(sameName("Acme", "ACME Pottery GmbH")).toBe(true);
  expect(sameName("acme.com", "Acme Inc.")).toBe(true);
  expect(sameName("Acme", "Northfire")).toBe(false);
  expect(sameName("The Shop", "Online Store")).toBe(false);
});

test("tokens are the same in every form of a text", () => {
  expect(tokensOf("Crème brûlée – 12 €, ﬁne ½")).toEqual(["crème", "brûlée", "12", "fine", "1", "2"]);
});
