import { expect, test } from "vitest";
import { sentencesOf, replaceSentences } from "./sentences.ts";

test("a text falls into its sentences and joins again", () => {
  const text = "One, e.g. Google. See https://shop.example/a.b?c. “Two” follows! It gets 4.5 of 5… Done";
  expect(sentencesOf(text)).toEqual([
    "One, e.g. Google.",
    "See https://shop.example/a.b?c.",
    "“Two” follows!",
    "It gets 4.5 of 5…",
    "Done",
  ]);
  expect(sentencesOf(text).join(" ")).toBe(text);
});

test("only sentences with other words change", () => {
  expect(replaceSentences("One. Two. Three.", { "Two.": "Deux.", toString: "x" })).toBe("One. Deux. Three.");
});
