import { textBefore, type PageFacts } from "@audit/facts";
import { categoryPages } from "../populations.ts";
import { noted } from "./noted.ts";
import { isLaterPage } from "./pagination.ts";
import { normalised } from "./words.ts";

/** Parameters that sort, count, page or track: they make no landing page. */
const NO_FILTER =
  /^(page|p|pg|paged|sort(_by|by)?|order(by)?|dir|limit|per_?page|view|utm_.+|gclid|fbclid|ref|srsltid|q|s|search)$/i;

/** True for a category under an address that chooses some of its products, open to search engines. */
export const isFilteredList = (page: PageFacts): boolean =>
  page.url.includes("?") &&
  categoryPages.includes(page) &&
  !isLaterPage(page.url) &&
  [...new URL(page.url).searchParams.keys()].some((name) => !NO_FILTER.test(name));

/** The whole category, when title and main heading of the filtered list are those of it; null otherwise. */
export function namesake(page: PageFacts, byUrl: ReadonlyMap<string, PageFacts>): PageFacts | null {
  const parent = byUrl.get(textBefore(page.url, "?"));
  if (!parent || !categoryPages.includes(parent)) return null;
  return wordsOf(page) !== "" && wordsOf(page) === wordsOf(parent) ? parent : null;
}

/** Title and main heading of a category; "" when one is missing. */
const wordsOf = noted((page): string => {
  if (!categoryPages.includes(page)) return "";
  const { head, headings } = page;
  const title = head.titles[0] ?? "";
  const heading = headings.find(({ level, text }) => level === 1 && text !== "")?.text ?? "";
  return title === "" || heading === "" ? "" : normalised(`${title} | ${heading}`);
});
