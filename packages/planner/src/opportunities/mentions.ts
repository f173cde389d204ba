import type { PageFacts } from "@audit/facts";
import { tokensOf } from "@audit/rules/reading/words";
import type { NamedPage } from "./shop-pages.ts";

/** A name of fewer words or letters is a word of the language. */
const FEWEST_WORDS = 2;
const FEWEST_LETTERS = 9;

/**
 * Finds the pages that a text names in full: the longest name at each place.
 * @param textsOf what of a page is looked through; lists of cards name goods without speaking of them
 */
export function mentionFinder(
  pages: readonly NamedPage[],
  textsOf: (page: PageFacts) => readonly string[] = ({ text }) => [text.main, ...text.paragraphs],
): (page: PageFacts) => readonly NamedPage[] {
  const byStart = new Map<string, NamedPage[]>();
  for (const one of pages) {
    if (one.tokens.length < FEWEST_WORDS || one.tokens.join("").length < FEWEST_LETTERS) continue;
    const start = one.tokens.slice(0, FEWEST_WORDS).join(" ");
    byStart.set(start, [...(byStart.get(start) ?? []), one]);
  }
  const names = new Map(pages.map(({ url, tokens }) => [url, tokens]));
  return (page) => {
    const own = names.get(page.url) ?? [];
    const words = tokensOf(textsOf(page).join(" . "));
    const found = new Set<NamedPage>();
    for (let at = 0; at + 1 < words.length; at++) {
      // A name that begins like another's names itself alone.
      if (own.length > 0 && own.every((token, index) => words[at + index] === token)) {
        at += own.length - 1;
        continue;
      }
      const starting = byStart.get(`${words[at]} ${words[at + 1]}`) ?? [];
      const [best] = starting
        .filter(({ url, tokens }) => url !== page.url && tokens.every((token, index) => words[at + index] === token))
        .toSorted((a, b) => b.tokens.length - a.tokens.length);
      if (best !== undefined) found.add(best);
    }
    return [...found];
  };
}
