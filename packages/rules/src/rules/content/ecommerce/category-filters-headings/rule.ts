import { mainCanonical } from "../../../../fixes/head/canonical.ts";
import { en } from "./words.en.ts";
import { isFilteredList, namesake } from "../../../../reading/filtered-lists.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "category-filters-headings",
  category: "content",
  area: "ecommerce",
  severity: "medium",
  fixKind: "meta",
  certainty: 0.9,
  businesses: ["online-shop", "food-ordering"],
  kinds: ["category"],
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/crawling-indexing/crawling-managing-faceted-navigation",
  judge: ({ pages }) => {
    const byUrl = pagesByUrl(pages);
    const filtered = pages.filter(isFilteredList);
    const faults = filtered.flatMap((page) => {
      const parent = namesake(page, byUrl);
      if (parent === null) return [];
      const saw = { title: quoted(page.head.titles[0] ?? ""), category: parent.url };
      return [{ url: page.url, evidence: { at: "title and h1", saw, expected: "words for the filter" } }];
    });
    return judgePages(faults, filtered.length);
  },
  words: { en },
  // Copies that leave the results, or name the list as theirs, need no titles and texts of their own.
  givesWayTo: [
    { to: ["facet-indexable-combinations", "sort-params-indexable", "canonical-params-missing"], as: "task" },
  ],
  fix: mainCanonical,
});
