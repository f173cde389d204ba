import { expect, test } from "vitest";
import { availabilityUrl, currencyCode, isGtin, plainPrice } from "./offer-values.ts";

test.each([
  ["19.90", "19.90"],
  ["€ 19,90", "19.90"],
  ["1.299,90 €", "1299.90"],
  ["$1,299.90", "1299.90"],
  ["1.299", "1299"],
  ["1 299,00 kr", "1299.00"],
  ["CHF 1'299.–", "1299"],
  ["19,-", "19"],
  ["free", null],
  ["19.9012", null],
])("a price of %s is %s", (text, price) => expect(plainPrice(text)).toBe(price));

test.each([
  ["€", "EUR"],
  ["eur", "EUR"],
  ["$", null],
  ["kr", null],
])("a currency of %s is %s", (text, code) => expect(currencyCode(text)).toBe(code));

test.each([
  ["in stock", "https://schema.org/InStock"],
  ["http://schema.org/OutOfStock", "https://schema.org/OutOfStock"],
  ["ask us", null],
])("an availability of %s is %s", (text, url) => expect(availabilityUrl(text)).toBe(url));

test.each([
  ["4006381333931", true],
  ["96385074", true],
  ["036000291452", true],
  ["4006381333932", false],
  ["123", false],
])("%s is a GTIN: %s", (digits, valid) => expect(isGtin(digits)).toBe(valid));
