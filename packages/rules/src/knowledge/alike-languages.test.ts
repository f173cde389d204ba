import { expect, test } from "vitest";
import { cannotBe } from "./alike-languages.ts";

test.each([
  ["Рис, крем сир, огірок, вугор, горіховий соус", "uk", "ru", true],
  ["Рис, сыр, огурец, угорь, ореховый соус", "uk", "ru", false],
  ["Рис, краб, лосось, авокадо", "uk", "ru", false],
  ["Reis, Gurke, Aal", "de", "nl", false],
] as const)("%s: declared %s, read as %s", (text, language, from, expected) =>
  expect(cannotBe(text, from, language)).toBe(expected),
);
