import type { PageFacts } from "@audit/facts";
import { tokensOf } from "@audit/rules/reading/words";
import type { NamedPage } from "./shop-pages.ts";

/** Longer blocks are prose, not rows of a list. */
const LONGEST_ROW = 120;
/** One row may be a headline; a set lists several things. */
const FEWEST_ROWS = 2;
const FEWEST_WORDS = 2;
/** "2 x", "1×": how many of it are in the set. */
const COUNT = /^\s*\d{1,3}\s?[x×*]?\s+/iu;

/**
 * Finds the goods that a page lists: rows that begin with the full name of another product, however many of it.
 * @param pages goods that can be named
 */
export function partFinder(pages: readonly NamedPage[]): (page: PageFacts) => readonly NamedPage[] {
  const byStart = Map.groupBy(
    pages.filter(({ tokens }) => tokens.length >= FEWEST_WORDS),
    ({ tokens }) => tokens[0] ?? "",
  );
  const startOf = (words: readonly string[], url: string): NamedPage | undefined =>
    (byStart.get(words[0] ?? "") ?? [])
      .filter((one) => one.url !== url && one.tokens.every((token, index) => words[index] === token))
      .toSorted((a, b) => b.tokens.length - a.tokens.length)[0];
  return ({ url, text, head, headings }) => {
    const own = [...head.titles, ...headings.flatMap(({ level, text: said }) => (level === 1 ? said : []))];
    const isOwn = ({ tokens }: NamedPage): boolean =>
      own.some((said) => ` ${tokensOf(said).join(" ")} `.includes(` ${tokens.join(" ")} `));
    const found = text.paragraphs.flatMap((row) => {
      if (row.length > LONGEST_ROW) return [];
      const part = startOf(tokensOf(row.replace(COUNT, "")), url) ?? startOf(tokensOf(row), url);
      return part === undefined || isOwn(part) ? [] : [part];
    });
    const parts = [...new Set(found)];
    return parts.length >= FEWEST_ROWS ? parts : [];
  };
}
