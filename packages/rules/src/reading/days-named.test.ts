import { expect, test } from "vitest";
import { namesDays } from "./days-named.ts";

test.each([
  ["In 10-14 Tagen bei Ihnen!", "de-DE", true],
  ["Expédié sous 2 à 3 jours ouvrés", "fr", true],
  ["Ships in 3 business days", "en", true],
  ["Доставка за 5 дней", "ru", true],
  ["2〜3日で発送", "ja", true],
  ["Noch 3 Tassen", "de", false],
  ["Today only", "en", false],
  ["Delivered in 2 days", "xx-nonsense", true],
])("%s (%s) names days: %s", (text, lang, named) => {
  expect(namesDays(text, lang)).toBe(named);
});
