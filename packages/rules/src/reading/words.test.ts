import fc from "fast-check";
import { expect, test } from "vitest";
import { shareTopic } from "./topics.ts";
import { sameName } from "./site-names.ts";
import { countWords, isPlain, quoted, tokensOf } from "./words.ts";

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

const byDefinition = (text: string): number => text.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu)?.length ?? 0;

test("counting without regular expressions gives the same for every Latin text", () => {
  const latin = fc.string({ unit: fc.integer({ min: 0, max: 0x24f }).map(String.fromCharCode) });
  const signs = fc.string({
    unit: fc.constantFrom("a", "é", "7", "’", "'", "–", "…", "€", " ", ".", ",", "-", "½", "“"),
  });
  const same = fc.property(fc.oneof(latin, signs), (text) => countWords(text) === byDefinition(text));
  expect(fc.check(same).counterexample).toBeNull();
});

test("texts that are told to be plain are the same in every form", () => {
  const letters = Array.from({ length: 0x2200 }, (_, code) => String.fromCharCode(code)).filter(isPlain);
  expect(letters.filter((letter) => `a${letter}b`.normalize("NFKC") !== `a${letter}b`)).toEqual([]);
  expect(letters.length).toBeGreaterThan(300);
  expect(tokensOf("Crème brûlée – 12 €, ﬁne ½")).toEqual(["crème", "brûlée", "12", "fine", "1", "2"]);
  expect(tokensOf("Crème brûlée – 12 €")).toEqual(["crème", "brûlée", "12"]);
});
