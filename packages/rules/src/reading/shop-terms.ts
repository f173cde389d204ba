import { plainDigits, readMeanings, readPrices, type PageFacts, type TermClaim } from "@audit/facts";
import { arriving, conditional, freeShipping, refunding, returning, special } from "../knowledge/terms-words.ts";
import { languageOf } from "./language.ts";
import { noted } from "./noted.ts";
import { daysIn } from "./visible-terms.ts";

/** One statement of a shop's terms with its place. */
export interface StatedTerm {
  /** What it comes to: "2-4", "30", "80 EUR". */
  readonly value: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly url: string;
  readonly lang: string | null;
}

/** Days of a delivery, of taking back, and the amount from which sending is free. */
export type TermKind = "delivery" | "returns" | "free";

const NONE: readonly TermClaim[] = [];

/** Sentences of the pages that speak for the whole shop. An article's and a customer's words bind nobody. */
const claimsOf = noted((page): readonly TermClaim[] =>
  page.isHtml && page.response.status === 200 && page.kind !== "article" && page.claims.terms.length > 0
    ? page.claims.terms
    : NONE,
);

/** A page on sending back counts days from the delivery. */
const isOnReturns = noted(({ head, headings }): boolean => {
  const names = [...head.titles.slice(0, 1), ...headings.slice(0, 1).map(({ text }) => text)].filter(
    (name) => name.length <= 80,
  );
  const meant = names.flatMap((name) =>
    readMeanings(name, head.lang === null ? [] : [head.lang], ["returns", "shipping"]),
  );
  return meant.includes("returns") && !meant.includes("shipping");
});

/** Statements of one kind over all pages, each page and value once. */
export function statedTerms(pages: readonly PageFacts[], kind: TermKind): StatedTerm[] {
  const found = new Map<string, StatedTerm>();
  for (const page of pages) {
    if (kind === "delivery" && isOnReturns(page)) continue;
    for (const claim of claimsOf(page)) {
      const said = READ[kind]({ ...claim, text: plainDigits(claim.text) });
      if (said === null) continue;
      const lang = languageOf(page.head.lang);
      const key = `${page.url} ${said.value}`;
      if (!found.has(key)) found.set(key, { ...said, text: claim.text, url: page.url, lang });
    }
  }
  return [...found.values()];
}

const FEWEST_PRODUCTS = 3;

/**
 * Statements that hold for the whole shop: of pages that tell one value, and of product pages where all that tell one
 * tell the same. A page that tells several tells cases apart, so what it names is explained there.
 */
export function shopTerms(pages: readonly PageFacts[], kind: TermKind): StatedTerm[] {
  const all = statedTerms(pages, kind);
  const perPage = Map.groupBy(all, ({ url }) => url);
  const explained = new Set(
    [...perPage.values()]
      .filter((one) => one.length > 1)
      .flat()
      .map(({ value }) => value),
  );
  const single = [...perPage.values()].flatMap((one) => (one.length === 1 ? one : []));
  const products = new Set(pages.filter((page) => page.kind === "product").map(({ url }) => url));
  const [sold, rest] = [single.filter(({ url }) => products.has(url)), single.filter(({ url }) => !products.has(url))];
  const uniform = sold.length >= FEWEST_PRODUCTS && new Set(sold.map(({ value }) => value)).size === 1;
  return [...rest, ...(uniform ? sold : [])].filter(({ value }) => !explained.has(value));
}

type Read = Pick<StatedTerm, "value" | "from" | "to">;

const READ: Readonly<Record<TermKind, (claim: TermClaim) => Read | null>> = {
  delivery: ({ about, text }) =>
    about === "shipping" && arriving.test(text) && !isQualified(text) ? spanOf(text) : null,
  returns: ({ about, text }) =>
    about === "returns" && returning.test(text) && !refunding.test(text) && !isQualified(text) ? oneDay(text) : null,
  free: ({ text }) =>
    freeShipping.test(text) && conditional.test(text) && !special.test(text) ? amountOf(text) : null,
};

/** Express, insured or bulky goods go by terms of their own, and so do places. */
const isQualified = (text: string): boolean =>
  special.test(text) || ABROAD.test(text) || AREA.test(text) || LIMITED.test(text);
const ABROAD = /\b(?:EU|UE|USA?|UK|international\p{L}*|abroad|ausland|étranger|buitenland|utlandet?)\b/iu;
/** One part of the country, or one of several ways of delivery. */
const AREA =
  /\b(?:metropolitan\p{L}*|greater|outside|capitals?|fora d[aeo]s?|regi[aã]o|regi[oó]n|demais|interior|restante|motoboys?|courier|kurier\p{L}*|retirada|recogida|click (?:and|&) collect|abholung|außerhalb|regional\p{L}*|hors|banlieue|fuori|provincia|isole|islands?|islas|inseln?|poza|mimo)(?![\p{L}])/iu;
/** The law's own term beside the shop's, and what holds for some only. */
const LIMITED =
  /\b(?:law|legal|statutory|gesetz\p{L}*|wettelijk\p{L}*|lagen|légal\p{L}*|legge|ley|consumers?|notwithstanding)\b/iu;

const LONGEST_DELIVERY = 60;
const LONGEST_RETURN = 365;

/** One round term this long, counted from the delivery, is to withdraw, to change or to complain, not to deliver. */
const FEWEST_AFTERWARDS = 14;

/** The last span of a sentence with several: "packed in 1 day and delivered in 5-7 days". */
function spanOf(text: string): Read | null {
  const [from, to] = daysIn(text).at(-1) ?? [];
  if (from === undefined || to === undefined || to < from || to > LONGEST_DELIVERY || from === 0) return null;
  if (from === to && to >= FEWEST_AFTERWARDS) return null;
  return { value: from === to ? `${from}` : `${from}-${to}`, from, to };
}

function oneDay(text: string): Read | null {
  const days = new Set(daysIn(text).flat());
  const [from] = days;
  if (days.size !== 1 || from === undefined || from < 2 || from > LONGEST_RETURN) return null;
  return { value: `${from}`, from, to: from };
}

function amountOf(text: string): Read | null {
  const prices = readPrices(text);
  const [price] = prices;
  if (prices.length !== 1 || price === undefined || price.amount === 0) return null;
  return { value: `${price.amount} ${price.currency ?? ""}`.trim(), from: price.amount, to: price.amount };
}
