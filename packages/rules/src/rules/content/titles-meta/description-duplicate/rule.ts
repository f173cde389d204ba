import { judgeRepeats } from "../../../../reading/repeated-texts.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "description-duplicate",
  category: "content",
  area: "titles-meta",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  reads: ["pages", "exactDuplicates"],
  says: {
    failing: "Several pages share one meta description",
    why: "A description that fits every page helps nobody choose. Google asks for a different one per page and ignores copies.",
    fix: "Write a description for each page, or let a template fill in product name, price and main feature.",
    source: "https://developers.google.com/search/docs/appearance/snippet",
  },
  judge: (site) =>
    judgeRepeats(site, {
      at: "head > meta[name=description]",
      expected: "a description no other page has",
      textOf: ({ head }) => head.descriptions.find(Boolean) ?? "",
    }),
});
