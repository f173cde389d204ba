import { isFilteredList, namesake } from "../../../../reading/filtered-lists.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";

export const rule = defineSiteRule({
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
    const filtered = pages.filter(isFilteredList);
    const faults = filtered.flatMap((page): PageFault[] => {
      const parent = namesake(page, byUrl);
      if (parent === null) return [];
      const saw = { title: quoted(page.head.titles[0] ?? ""), category: parent.url };
      return [{ url: page.url, evidence: { at: "title and h1", saw, expected: "words for the filter" } }];
    });
    return judgePages(faults, filtered.length);
  },
});
