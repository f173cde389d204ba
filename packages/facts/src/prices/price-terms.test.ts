import { expect, test } from "vitest";
import { factsOf } from "../testing/capture-of.ts";
import type { OutlinePrice } from "../outline/page-outline.ts";

const priceOf = (lang: string, text: string): OutlinePrice | undefined =>
  factsOf(`<html lang="${lang}"><main><h1>x</h1><p>${text}</p></main>`).outline.prices[0];

test.each([
  ["ru", "от 500 ₽"],
  ["de", "ab 12,90 €"],
  ["fr", "À partir de 15 €"],
  ["pl", "od 120 zł"],
  ["es", "Desde 20 €"],
  ["ja", "1,200円から"],
  ["zh", "¥199起"],
  ["ko", "₩12,000부터"],
  ["ar", "من 50 ر.س"],
  ["en", "From $19.00"],
])("%s: %s is the lowest of several", (lang, text) => {
  expect(priceOf(lang, text)?.lowest).toBe(true);
});

test.each([
  ["en", "Only $19.00"],
  ["de", "statt 12,90 €"],
  ["it", "Moda 20 €"],
])("%s: %s is the price", (lang, text) => {
  expect(priceOf(lang, text)).toBeDefined();
  expect(priceOf(lang, text)?.lowest).toBeUndefined();
});

test.each([
  ["ru", "500 ₽/кг", "кг", "KGM"],
  ["ru", "от 500 ₽ за кг", "кг", "KGM"],
  ["de", "19,90 € pro m²", "m²", "MTK"],
  ["de", "3,98 € / 100 g", "100 g", "GRM"],
  ["en", "$45.00 per hour", "hour", "HUR"],
  ["es", "45 € por hora", "hora", "HUR"],
  ["pl", "12 zł/szt", "szt", null],
  ["ar", "50 ر.س / كغ", "كغ", "KGM"],
])("%s: %s is a price for %s", (lang, text, unit, code) => {
  expect(priceOf(lang, text)?.per).toEqual({ text: unit, code });
});

test.each([
  ["en", "$45.00 in total"],
  ["de", "45,00 € inkl. MwSt."],
  ["fr", "45 € par an et plus"],
  ["en", "$45.00"],
])("%s: %s tells no unit but one of time", (lang, text) => {
  expect([undefined, "ANN"]).toContain(priceOf(lang, text)?.per?.code);
});

test.each([
  ["en", "Free shipping on orders over $50"],
  ["de", "Versand ab 45 € kostenlos"],
  ["it", "Spedizione gratuita a partire da 45 €"],
  ["sk", "Doprava zdarma nad 40 €"],
  ["ru", "Бесплатная доставка от 3000 ₽"],
  ["tr", "500 TL ve üzeri ücretsiz kargo"],
  ["ja", "5,000円以上で送料無料"],
  ["fr", "Livraison offerte dès 60 €"],
])("%s: %s names what an order must come to, and no price", (lang, text) => {
  expect(priceOf(lang, text)).toBeUndefined();
});

test("an amount below a heading about free delivery is no price either", () => {
  const { prices } = factsOf(
    '<html lang="it"><main><h1>x</h1><div><h3>Spedizione gratuita</h3><p>Su tutti gli ordini sopra i 45 €</p></div></main>',
  ).outline;
  expect(prices).toEqual([]);
});

test.each([
  ["en", "$58.00 with free delivery", 58],
  ["de", "29,90 € inkl. MwSt., zzgl. Versand", 29.9],
  ["de", "ab 29,90 €, zzgl. Versand", 29.9],
])("%s: %s is the price beside delivery", (lang, text, amount) => {
  expect(priceOf(lang, text)?.amount).toBe(amount);
});

test("teaspoons of German recipes are no lira", () => {
  expect(priceOf("de", "1 TL Senf")).toBeUndefined();
  expect(priceOf("de", "25.000 TL")?.currency).toBe("TRY");
  expect(priceOf("tr", "10 TL")?.currency).toBe("TRY");
});
