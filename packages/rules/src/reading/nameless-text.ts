import { itemAt, type PageFacts } from "@audit/facts";
import { pagesOfKind } from "../populations.ts";
import { noted } from "./noted.ts";
import { tokensOf } from "./words.ts";
import { decoded } from "./decoded.ts";

/** Pages that may be made for the name of a place or a thing; products and lists that are alike have rules of their own. */
export const nameOnly = pagesOfKind("other", "contact", "about");
/** Words that must be left besides the name. */
const LEAST_WORDS = 50;
/** The facts keep so much of a page's text; behind it, only the number of words tells whether pages go on alike. */
const MOST_ALIKE = 1.05;

/** A hash of the main text without the words of the page's own address, title and main heading; null for few words. */
const namelessHash = noted((page): number | null => {
  if (!nameOnly.includes(page) || page.text.mainWords < LEAST_WORDS) return null;
  const name = new Set([
    ...tokensOf(decoded(new URL(page.url).pathname)),
    ...tokensOf(page.head.titles[0] ?? ""),
    ...tokensOf(page.headings.find(({ level }) => level === 1)?.text ?? ""),
  ]);
  const words = tokensOf(page.text.main).filter((word) => !name.has(word));
  return words.length < LEAST_WORDS ? null : hashOf(words);
});

/** Groups of page indices whose main texts are the same word for word once each page's own name is taken out. */
export function sameButForName(pages: readonly PageFacts[]): number[][] {
  const byHash = new Map<number, number[]>();
  for (const [index, page] of pages.entries()) {
    const hash = namelessHash(page);
    if (hash === null) continue;
    const group = byHash.get(hash);
    if (group === undefined) byHash.set(hash, [index]);
    else group.push(index);
  }
  return [...byHash.values()].filter((group) => {
    const words = group.map((index) => itemAt(pages, index).text.mainWords);
    return group.length > 1 && Math.max(...words) <= MOST_ALIKE * Math.min(...words) + 20;
  });
}

/** 53 bits of two FNV-1a hashes over the words. */
function hashOf(words: readonly string[]): number {
  let [high, low] = [0x811c9dc5, 0x9dc5811c];
  for (const word of words) {
    for (let at = 0; at <= word.length; at++) {
      const code = at === word.length ? 32 : word.charCodeAt(at);
      high = Math.imul(high ^ code, 0x01000193);
      low = Math.imul(low ^ (code + 1), 0x01000193);
    }
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
