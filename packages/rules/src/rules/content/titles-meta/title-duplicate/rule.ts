import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { judgeRepeats } from "../../../../reading/repeated-texts.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "title-duplicate",
  category: "content",
  area: "titles-meta",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  repair: { perPage: true },
  reads: ["pages", "exactDuplicates"],
  source: "https://developers.google.com/search/docs/appearance/title-link",
  judge: (site) =>
    judgeRepeats(site, {
      at: "head > title",
      expected: "a title no other page has",
      textOf: ({ head }) => head.titles.find(Boolean) ?? "",
    }),
  words: { en },
  givesWayTo: [{ to: ["product-duplicate-in-categories", "shows-parent-page"], as: "task" }],
  shows: ({ text }) => [text],
  mild: {
    when: ({ evidence: { saw } }) => !saw.ownHeading && saw.headless !== true,
    because: "the pages go by one heading, too, so a title alone tells none of them apart",
  },
  onlyProposed: true,
  listsRest: { what: "title", when: ({ evidence: { saw } }) => saw.ownHeading },
  fix,
});
