import { expect, test } from "vitest";
import { listSentence } from "./list-sentence.ts";

test.each([
  [["Kajaki", "Rowery wodne", "Łodzie"], "pl", "Kajaki, Rowery wodne i Łodzie."],
  [["Massage", "Reiki"], "fr", "Massage et Reiki."],
  [["青果", "花"], "ja", "青果、花。"],
  [["One", "Two", "Three"], null, "One, Two, Three."],
] as const)("lists words as the language does: %s", (words, language, sentence) =>
  expect(listSentence(words, language, 60)).toBe(sentence),
);

test("as many words as fit, and no list of one", () => {
  expect(listSentence(["Round tables", "Square tables", "Chairs of oak"], "en", 32)).toBe(
    "Round tables and Square tables.",
  );
  expect(listSentence(["Round tables", "Square tables"], "en", 20)).toBeNull();
  expect(listSentence(["Round tables"], "en", 60)).toBeNull();
});
