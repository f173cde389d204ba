import { expect, test } from "vitest";
import { readLanguage } from "./language.ts";

test.each([
  [undefined, "en"],
  ["", "en"],
  ["de", "de"],
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["en-GB, de;q=0.9", "en"],
  ["de;q=0.4, en;q=0.7", "en"],
  ["de;q=0, en;q=0.1", "en"],
  ["fr-FR, de;q=0.5", "de"],
  ["sr, *;q=0.5", "en"],
  ["de;q=x", "en"],
])("%j is answered in %s", (header, language) => {
  expect(readLanguage(header)).toBe(language);
});
