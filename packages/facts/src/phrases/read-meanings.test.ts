import { describe, expect, it } from "vitest";
import { isNameOf, readMeanings } from "./read-meanings.ts";
import { knownLanguages } from "./word-table.ts";

describe("readMeanings", () => {
  it.each([
    ["In den Warenkorb legen", "de", "buying"],
    ["Sepete Ekle", "tr", "buying"],
    ["カートに入れる", "ja", "buying"],
    ["أضف إلى السلة", "ar", "buying"],
    ["Thêm vào giỏ hàng", "vi", "buying"],
    ["הוספה לסל", "he", "buying"],
    ["Нет в наличии", "ru", "sold-out"],
    ["Servicevoorwaarden", "nl", "terms"],
    ["Política de Privacidade", "pt-BR", "privacy"],
    ["Zásady ochrany osobných údajov", "sk", "privacy"],
    ["찾아오시는 길 및 연락처", "ko", "contact"],
    ["O nama", "sr-Latn", "about"],
  ] as const)("reads %s (%s) as %s", (text, language, meaning) => {
    expect(readMeanings(text, [language])).toContain(meaning);
  });

  it("looks into every language where none given is known", () => {
    expect(readMeanings("Do koszyka", ["xx"])).toContain("buying");
    expect(readMeanings("Do koszyka", [])).toContain("buying");
  });

  it("reads nothing out of other words and out of prose", () => {
    expect(readMeanings("Rote Hose", ["de"])).toEqual([]);
    expect(readMeanings(`Buy now ${"and again ".repeat(20)}`, ["en"])).toEqual([]);
  });

  it("knows fifty languages", () => {
    expect(knownLanguages.length).toBeGreaterThanOrEqual(50);
  });
});

describe("isNameOf", () => {
  it.each([
    ["Your cart", "en"],
    ["Корзина", "ru"],
    ["Mi carrito", "es"],
    ["カートを見る", "ja"],
    ["Warenkorb", "de"],
  ])("%s is the cart", (text, language) => {
    expect(isNameOf(text, [language], ["cart"])).toBe(true);
  });

  it.each([
    ["Carteras para mujer", "es"],
    ["Carton couché", "fr"],
    ["Carts for gardens", "en"],
    ["Nuevos ingresos", "es"],
    ["Que mochila comprar", "es"],
  ])("%s is neither cart nor account", (text, language) => {
    expect(isNameOf(text, [language], ["cart", "checkout", "account"])).toBe(false);
  });
});
