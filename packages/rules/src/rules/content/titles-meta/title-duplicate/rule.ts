import { judgeRepeats } from "../../../../reading/repeated-texts.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "title-duplicate",
  category: "content",
  area: "titles-meta",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  reads: ["pages", "exactDuplicates"],
  says: {
    failing: "Several pages share one title",
    why: "Pages with the same title look the same in search results, so people and search engines can't tell which one to choose.",
    fix: "Give each page a title that names its own product, category or topic. If the pages are copies, point a canonical link at one of them.",
    source: "https://developers.google.com/search/docs/appearance/title-link",
  },
  judge: (site) =>
    judgeRepeats(site, {
      at: "head > title",
      expected: "a title no other page has",
      textOf: ({ head }) => head.titles.find(Boolean) ?? "",
    }),
});
