import type { PageFacts } from "@audit/facts";
import { categoryPages } from "../../../populations.ts";
import { noted } from "../../../reading/noted.ts";
import { pagesByUrl } from "../../../reading/page-index.ts";
import { isLaterPage } from "../../../reading/pagination.ts";
import { normalised, quoted } from "../../../reading/words.ts";
import { defineSiteRule } from "../../../rule.ts";
import { judgePages, type PageFault } from "../../../verdict.ts";

/** Parameters that sort, count, page or track: they make no landing page. */
const NO_FILTER =
  /^(page|p|pg|paged|sort(_by|by)?|order(by)?|dir|limit|per_?page|view|utm_.+|gclid|fbclid|ref|srsltid|q|s|search)$/i;

export const categoryFiltersHeadings = defineSiteRule({
  id: "category-filters-headings",
  category: "content",
  area: "ecommerce",
  severity: "medium",
  fixKind: "meta",
  certainty: 0.9,
  reads: ["pages"],
  says: {
    failing: "Filtered lists carry the words of the whole category",
    why: "These filtered lists ask to be listed by search engines, but title and heading are those of the category. Nobody who searches for the filter finds them.",
    fix: "Name the filter in title and heading (“Blue mugs”), or point the canonical of filtered lists at the category.",
    source: "https://developers.google.com/search/docs/crawling-indexing/crawling-managing-faceted-navigation",
  },
  judge: ({ pages }) => {
    const byUrl = pagesByUrl(pages);
    const filtered = pages.filter((page) => categoryPages.includes(page) && isFiltered(page.url));
    const faults = filtered.flatMap((page): PageFault[] => {
      const parent = byUrl.get(page.url.split("?")[0]!);
      if (!parent || !categoryPages.includes(parent)) return [];
      const same = wordsOf(page) === wordsOf(parent);
      if (!same || wordsOf(page) === "") return [];
      const saw = { title: quoted(page.head.titles[0] ?? ""), category: parent.url };
      return [{ url: page.url, evidence: { at: "title and h1", saw, expected: "words for the filter" } }];
    });
    return judgePages(faults, filtered.length);
  },
});

const isFiltered = (url: string): boolean =>
  !isLaterPage(url) && [...new URL(url).searchParams.keys()].some((name) => !NO_FILTER.test(name));

/** Title and main heading; "" when one is missing. */
const wordsOf = noted(({ head, headings }: Omit<PageFacts, "links">): string => {
  const title = head.titles[0] ?? "";
  const heading = headings.find(({ level, text }) => level === 1 && text !== "")?.text ?? "";
  return title === "" || heading === "" ? "" : normalised(`${title} | ${heading}`);
});
