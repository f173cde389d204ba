import { itemAt, plainText, readPrices } from "@audit/facts";
import { holdsNumber } from "../reading/shown-numbers.ts";
import { pageSummary } from "./page-words.ts";
import type { SiteView } from "./site-view.ts";

/** Longer texts are not compared word by word over a whole shop. */
const MOST_COMPARED = 300;

/** Words without the numbers of volumes, issues and years, which tell nothing of what a thing is. */
const bare = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}])(?:[IVXLC]+|\d[\d./|]*)(?![\p{L}\p{N}])/gu, " ")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();

const counted = new WeakMap<SiteView, ReadonlyMap<string, number>>();

/** On how many products' pages a text stands first, whatever its numbers. */
function productsSaying(text: string, view: SiteView): number {
  let times = counted.get(view);
  if (times === undefined) {
    const goods = view.served.map((index) => itemAt(view.site.pages, index)).filter(({ kind }) => kind === "product");
    const said = goods.slice(0, MOST_COMPARED).flatMap(({ url }) => {
      const page = view.pageAt(url);
      return page === null ? [] : bare(pageSummary(page, view) ?? "");
    });
    times = new Map([...Map.groupBy(said, (one) => one)].map(([one, same]) => [one, same.length]));
    counted.set(view, times);
  }
  return times.get(bare(text)) ?? 0;
}

/** So much of a line of who printed it, when and by whose leave are numbers, abbreviations and capitals. */
const PART = 0.3;
const AN_IMPRINT = 0.5;

const isCapital = (word: string): boolean => /\p{Lu}{2}/u.test(word) && word === word.toUpperCase();
const isCut = (word: string): boolean => /^[\p{L}]{1,6}\.$|^[^\p{L}]*\d[^\p{L}]*$/u.test(word);

/** A line about the edition, in capitals or made of dates and abbreviations, or one that ends with a place and a year. */
function isImprint(text: string): boolean {
  const words = text.split(/\s+/);
  const share = (is: (word: string) => boolean): number => words.filter(is).length / words.length;
  return share(isCapital) >= AN_IMPRINT || share(isCut) >= PART || /\p{Lu}\p{L}+,? (?:1[5-9]|20)\d\d\.?$/u.test(text);
}

/** A sentence that names a sum and not the page's price speaks of what other things cost. */
const namesOtherPrice = (text: string, price: string | null): boolean =>
  price !== null && readPrices(text).length > 0 && !holdsNumber([plainText(text)], Number(price));

/**
 * What a page says of its product before markup does: no line about the edition, none that another product bears too,
 * none about another price. Null where it says nothing else.
 */
export function productDescription(text: string | null, price: string | null, view: SiteView): string | null {
  if (text === null || isImprint(text) || namesOtherPrice(text, price)) return null;
  return productsSaying(text, view) > 1 ? null : text;
}
