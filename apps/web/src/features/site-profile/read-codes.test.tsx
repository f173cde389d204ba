import { expect, test } from "vitest";
import { checkCurrencies, checkLanguages, readCurrencies, readLanguages } from "./read-codes.ts";

test("reads codes however they are parted", () => {
  expect(readCurrencies(" eur, RSD;rsd ")).toEqual(["EUR", "RSD"]);
  expect(readLanguages("SR pt_BR")).toEqual(["sr", "pt-BR"]);
  expect([readCurrencies("  "), readLanguages("")]).toEqual([null, null]);
});

test("names what is no code", () => {
  expect([checkCurrencies(""), checkCurrencies("eur"), checkLanguages("zh-Hant-TW")]).toEqual([true, true, true]);
  expect(checkCurrencies("EUR, dollars")).toContain("“DOLLARS” is no currency code");
  expect(checkLanguages("de, english")).toContain("“english” is no language code");
  expect(checkCurrencies("AAA AAB AAC AAD AAE AAF AAG AAH AAI")).toContain("At most 8");
});
