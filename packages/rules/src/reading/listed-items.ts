import type { OutlineItem } from "@audit/facts";
import { noted } from "./noted.ts";
import { tokensOf, withoutAccents } from "./words.ts";

const NONE: readonly OutlineItem[] = [];

/** What a page lists with a price each, or with what is said of each in its heading: dishes, treatments. */
export const itemsOn = noted((page): readonly OutlineItem[] =>
  page.isHtml && page.response.status === 200 ? (page.outline.items ?? NONE) : NONE,
);

/** "350g", "0,5 l", "30 cm": how much of it there is. */
const AMOUNT = /(?<![\p{L}\d])(\d+(?:[.,]\d+)?)\s?(kg|g|gr|mg|ml|cl|dl|l|cm|mm|oz|lb)(?![\p{L}\d])\.?/giu;

/** How much there is of an item, in one writing; null where its name tells none or several. */
export function amountIn(name: string): string | null {
  const [found, ...others] = [...name.matchAll(AMOUNT)];
  if (found === undefined || others.length > 0) return null;
  const [, figure = "", unit = ""] = found;
  return `${figure.replace(",", ".")} ${unit.toLowerCase().replace(/^gr$/, "g")}`;
}

/** The name alone: without amounts, signs and accents. */
export const nameKey = (name: string): string => tokensOf(withoutAccents(name.replace(AMOUNT, " "))).join(" ");

/** The name as people write it: without amounts and the signs before it, and not in capitals. */
export const bareName = (name: string): string =>
  calmed(
    name
      .replace(AMOUNT, " ")
      .replace(/^[^\p{L}\p{N}]+|[\s,;:–—-]+$/gu, "")
      .replace(/\s+/g, " "),
  );

/** Shorter words of a name stand between others. */
const LEAST_OF_NAME = 4;

/** A name of several words in capitals as a menu prints it elsewhere: "Tagliatele cu Ciuperci". */
function calmed(name: string): string {
  if (/\p{Ll}/u.test(name) || !/\p{Lu}{4}/u.test(name)) return name;
  return name.replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word, at: number) => {
    const low = word.toLowerCase();
    return at > 0 && word.length < LEAST_OF_NAME ? low : low.charAt(0).toUpperCase() + low.slice(1);
  });
}
