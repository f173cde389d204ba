import { describe, expect, it } from "vitest";
import { readPrices } from "./find-prices.ts";
import { readAmount } from "./read-amount.ts";
import { readPrice } from "./read-price.ts";

describe("readAmount", () => {
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
    expect(readAmount(written, null)).toBe(amount);
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
    ["R$ 98 ou 12x de R$ 8,17", [["R$ 98", 98, "BRL"]]],
    ["Set 4x 12,50 €", []],
    ["85 MAD", [["85 MAD", 85, "MAD"]]],
    ["120.000 COP", [["120.000 COP", 120000, "COP"]]],
    ["TOP 10", []],
    ["for S and M (2030/2030S/2015)", []],
    ["S/ 12.50", [["S/ 12.50", 12.5, "PEN"]]],
    ["never 20 MAD men", []],
    ["US$ 12", [["US$ 12", 12, "USD"]]],
    [
      "1 290 kr1 790 krSpara 500 kr",
      [
        ["1 290 kr", 1290, null],
        ["1 790 kr", 1790, null],
        ["500 kr", 500, null],
      ],
    ],
    ["2 390 kr260 lumen", [["2 390 kr", 2390, null]]],
    ["DIN 1946 und DIN EN 13779", []],
    ["1.946 din.", [["1.946 din.", 1946, "RSD"]]],
    ["Kn95/ ffp2 masken", []],
    ["230 kr", [["230 kr", 230, null]]],
    ["1 299,00 kr.", [["1 299,00 kr.", 1299, null]]],
    ["CHF 49.–", [["CHF 49", 49, "CHF"]]],
    ["19,- €", [["19,- €", 19, "EUR"]]],
    ["£9.99 each", [["£9.99", 9.99, "GBP"]]],
    ["49,99 zł", [["49,99 zł", 49.99, "PLN"]]],
    ["R$ 99,90", [["R$ 99,90", 99.9, "BRL"]]],
    ["12,50 $ (3 in the box)", [["12,50 $", 12.5, null]]],
    ["1.234.567,89 € for 12", [["1.234.567,89 €", 1234567.89, "EUR"]]],
    ["1234.567 €", [["1234.567 €", 1234.567, "EUR"]]],
    ["SEK 1 299", [["SEK 1 299", 1299, "SEK"]]],
  ])("reads %s", (text, prices) => {
    expect(readPrices(text).map(({ text: seen, amount, currency }) => [seen, amount, currency])).toEqual(prices);
  });

  it.each([
    "call 12 now",
    "item 5 krona",
    "size 42 eurasia",
    "pay $ later",
    "echo $1",
    "2 $ in code",
    "top 10",
    "TOP 10",
    "5 L",
    "AMD 5600",
  ])("finds none in %s", (text) => {
    expect(readPrices(text).filter(({ text: seen }) => seen !== "$1")).toEqual([]);
  });

  it.each([
    ["12 990 ₸", 12990, "KZT"],
    ["Rp 250.000", 250000, "IDR"],
    ["1.299,- Kč", 1299, "CZK"],
    ["2.490 din.", 2490, "RSD"],
    ["\u200f₪\u200e 1,250.00", 1250, "ILS"],
    ["۸۵۰٬۰۰۰ تومان", 850000, "IRT"],
    ["٢٥٫٥٠ ر.س", 25.5, "SAR"],
    ["¥3,600購入する", 3600, null],
    ["12€50", 12.5, "EUR"],
    ["₹2,10,000", 210000, "INR"],
    ["12.500 KWD", 12.5, "KWD"],
    ["250.000 ₫ CÒN HÀNG", 250000, "VND"],
  ])("reads %s in its own digits and signs", (text, amount, currency) => {
    expect(readPrices(text).map((price) => [price.amount, price.currency])).toEqual([[amount, currency]]);
  });

  it("resolves a sign that many currencies share by language, then by what the site trades in", () => {
    expect(readPrices("230 kr", { language: "sv" })[0]?.currency).toBe("SEK");
    expect(readPrices("230 kr", { language: "nb" })[0]?.currency).toBe("NOK");
    expect(readPrices("$ 20", { currency: "CLP" })[0]?.currency).toBe("CLP");
    expect(readPrices("R 273", { currency: "ZAR" })[0]?.currency).toBe("ZAR");
  });
});

describe("readPrice", () => {
  it("takes the first amount of a text that is known to be a price, with the currency named beside it", () => {
    expect(readPrice("749", { beside: "грн." })).toMatchObject({ amount: 749, currency: "UAH" });
    expect(readPrice("26 - 50 €")).toMatchObject({ amount: 26, currency: "EUR" });
    expect(readPrice("40% OFF")).toBeNull();
    expect(readPrice("1,23,4 $")).toBe("unread");
  });
});
