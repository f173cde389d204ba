import { number } from "../wording/plural.ts";
import { type Part, printFix, type Section } from "./patches/fix.ts";

/** Begins code that holds for most pages at once. */
export const LAYOUT_HEADER = "<!-- once, in the layout";

/** On so many of the pages at fault a thing is the layout's, not the page's. */
const MOST_OF_THEM = 0.5;
const FEWEST_PAGES = 3;

/**
 * What several pages have in the same words is mended once, in the layout that writes it: it is told first, and what
 * single pages have beside it under their addresses. Patches stay those of each page.
 * @param sections one per page, its address first
 */
export function layoutFirst(sections: readonly Section[]): Section[] {
  const pages = Map.groupBy(
    sections.flatMap((section) => [...new Set(section.slice(1).map(wordsOf))]),
    (words) => words,
  );
  const least = Math.max(FEWEST_PAGES, sections.length * MOST_OF_THEM);
  const isShared = (part: Part): boolean => (pages.get(wordsOf(part))?.length ?? 0) >= least;
  const parts = sections.flatMap((section) => section.slice(1)).filter(isShared);
  if (parts.length === 0) return [...sections];
  const printed = new Set<string>();
  const once = parts.map((part): Part => {
    const words = wordsOf(part);
    if (!printed.has(words)) {
      printed.add(words);
      return part;
    }
    return typeof part === "string" ? "" : { ...part, unprinted: true };
  });
  const own = sections.flatMap((section): Section[] => {
    const rest = section.filter((part, at) => at === 0 || !isShared(part));
    return rest.length > 1 ? [rest] : [];
  });
  const head = `${LAYOUT_HEADER}: the same stands on most of the ${number(sections.length)} pages -->`;
  return [[head, ...once.filter((part) => part !== "")], ...own];
}

const wordsOf = (part: Part): string => (typeof part === "string" ? part : (printFix([["", part]]) ?? ""));
