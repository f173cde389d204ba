import type { PageCase } from "../../page-case.ts";
import type { PlantedShop } from "../shop.ts";
import { createTranslator, originalOf } from "./translate-text.ts";
import { amountIn, type Tongue } from "./tongue.ts";

const pieces = /<script type="application\/ld\+json">[\s\S]*?<\/script>|<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;
const spoken = /\b(alt|content|title|aria-label)="([^"]*)"/g;
const literals = /"((?:[^"\\]|\\.)*)"(\s*:)?/g;
const amounts = /"(price|lowPrice|highPrice)":("?)(\d+(?:\.\d+)?)\2|"(value)":(")(\d+\.\d\d)"/g;

/** What a fault plants in the tongue's own language is told in another one, so that it stays another language. */
function asOther(html: string, lang: string, other: Tongue, translate: (text: string) => string): string {
  const versions = html.replaceAll(`hreflang="${lang}`, `hreflang="${other.lang}`);
  if (!html.includes(`<html lang="${lang}"`)) return versions;
  return versions
    .replace(`<html lang="${lang}"`, `<html lang="${other.lang}"`)
    .replace(`content="${lang}_`, `content="${other.lang}_`)
    .replace(/(?<=<p>)[^<]+(?=<\/p>)/g, (text) => translate(originalOf(lang, text)));
}

/**
 * Tells whole sites in a tongue: texts, prices, markup and what the pages say of language and country.
 * @param other the language of pages that are planted as written in the tongue's own
 */
export function createShopTranslator(tongue: Tongue, other: Tongue): (shop: PlantedShop) => PlantedShop {
  const translate = createTranslator(tongue);
  const translateOther = createTranslator(other);
  const known = new WeakMap<PageCase, PageCase>();
  const codes: Readonly<Record<string, string>> = {
    EUR: tongue.currency,
    IE: tongue.country,
    en: tongue.lang,
    en_IE: tongue.locale,
  };
  const data = (script: string): string =>
    script
      .replace(
        amounts,
        (_all, name?: string, quote = "", amount?: string, value?: string, _quote?: string, sum = "0") =>
          name === undefined
            ? `"${value}":"${amountIn(tongue, sum)}"`
            : `"${name}":${quote}${amountIn(tongue, amount ?? "0")}${quote}`,
      )
      .replace(literals, (literal, inner: string, isKey: string | undefined) => {
        if (isKey !== undefined) return literal;
        const translated = codes[inner] ?? (/^https?:|\\/.test(inner) ? inner : translate(inner));
        return translated === inner ? literal : JSON.stringify(translated);
      });
  const tag = (text: string): string => {
    if (text.startsWith('<html lang="en'))
      return text
        .replace('"en', `"${tongue.lang}`)
        .replace(/>$/, /^(?:ar|he|fa|ur)$/.test(tongue.lang) ? ' dir="rtl">' : ">");
    if (text.startsWith("<link")) return text.replace('hreflang="en', `hreflang="${tongue.lang}`);
    if (/itemprop="price"/.test(text))
      return text.replace(/content="([\d.]+)"/, (_all, sum: string) => `content="${amountIn(tongue, sum)}"`);
    return text.replace(spoken, (_all, name: string, value: string) => `${name}="${codes[value] ?? translate(value)}"`);
  };
  const html = (text: string): string =>
    asOther(text, tongue.lang, other, translateOther).replace(pieces, (piece) => {
      if (piece.startsWith('<script type="application/ld+json"')) return data(piece);
      if (/^<(?:script|style)\b/.test(piece)) return piece;
      return piece.startsWith("<") ? tag(piece) : translate(piece);
    });
  const page = (given: PageCase): PageCase => {
    let translated = known.get(given);
    if (translated === undefined)
      known.set(given, (translated = given.html === undefined ? given : { ...given, html: html(given.html) }));
    return translated;
  };
  const mapped = <T, U>(record: Readonly<Record<string, T>>, to: (value: T) => U): Record<string, U> =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
  return (shop) => ({
    ...shop,
    pages: mapped(shop.pages, page),
    probes: mapped(shop.probes, (probe) => (probe?.text ? { ...probe, text: html(probe.text) } : probe)),
    views: shop.views.map((view) => ({
      ...view,
      page: typeof view.page === "string" ? html(view.page) : page(view.page),
    })),
    rendered: mapped(shop.rendered, (run) => (run.html === undefined ? run : { ...run, html: html(run.html) })),
  });
}
