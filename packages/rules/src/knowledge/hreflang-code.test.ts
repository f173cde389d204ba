import { expect, test } from "vitest";
import { primaryLanguage, readHreflang } from "./hreflang-code.ts";

test.each(["en", "EN", "en-GB", "zh-Hant", "zh-hant-hk", "uk", "be", "x-default", "X-Default"])(
  "%s is valid",
  (value) => {
    expect(readHreflang(value)).toBeTypeOf("object");
  },
);

test.each([
  ["en-UK", "GB"],
  ["en_US", "underscore"],
  ["jp", "ja"],
  ["es-419", "419"],
  ["de-EU", "EU"],
  ["en-x-default", "more parts"],
  ["eng", "en"],
  ["", "blank"],
  ["de ", "spaces"],
  ["zh-Xxxx", "script"],
  ["en-US-en", "more parts"],
])("%s is refused, naming %s", (value, named) => {
  expect(readHreflang(value)).toContain(named);
});

test("a language keeps its script and region", () => {
  expect(readHreflang("ZH-hant-tw")).toEqual({ language: "zh", script: "Hant", region: "TW" });
});

test("Norwegian variants count as one language", () => {
  expect([primaryLanguage("nb-NO"), primaryLanguage("no"), primaryLanguage("x-default")]).toEqual(["no", "no", null]);
});
