import { expect, test } from "vitest";
import { factsOf } from "../testing/capture-of.ts";
import { dollarCurrency } from "./dollar-currency.ts";
import { readCurrencies } from "./read-currencies.ts";

const page = (lang: string, body = "<p>Hi</p>") =>
  factsOf(`<!doctype html><html lang="${lang}"><head></head><body>${body}</body></html>`);

test("a lone dollar means the money of the one country that language, phones and domain name", () => {
  const phone = '<a href="tel:+5753703765">+57 5 370 3765</a>';
  expect(dollarCurrency([page("es", phone)], "shop.example")).toBe("COP");
  expect(dollarCurrency([page("es-MX")], "shop.example")).toBe("MXN");
  expect(dollarCurrency([page("en")], "shop.example.ca")).toBe("CAD");
  expect(dollarCurrency([page("es-MX", phone)], "shop.example")).toBeNull();
  expect(dollarCurrency([page("en")], "shop.co")).toBeNull();
});

test("what scripts name counts before a lone dollar, and words beside a number count not where prices are marked", () => {
  const price = '<main><h1>Mug</h1><p class="price">$19.90</p></main>';
  const shop = page("en", `${price}<script>Shopify.currency = {"active":"CAD","rate":"1.0"};</script>`);
  expect([shop.commerce.scriptCurrency, readCurrencies(shop).map(([code]) => code)]).toEqual(["CAD", ["CAD"]]);
  const two = page("en", `${price}<script>var c=[{"currency":"CAD"},{"currency":"USD"}]</script>`);
  expect(two.commerce.scriptCurrency).toBeUndefined();
  const names = page("es", `${price}<main><p>Toyota 3.0L Euro 4</p><p>Inyector NPR 4</p></main>`);
  expect(readCurrencies(names).map(([code]) => code)).not.toContain("EUR");
  expect(readCurrencies(names).map(([code]) => code)).not.toContain("NPR");
});
