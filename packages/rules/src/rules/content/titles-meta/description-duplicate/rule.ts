import { ownDescription } from "../../../../fixes/words/descriptions.ts";
import { en } from "./words.en.ts";
import { judgeRepeats } from "../../../../reading/repeated-texts.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "description-duplicate",
  category: "content",
  area: "titles-meta",
  severity: "low",
  fixKind: "meta",
  certainty: 1,
  repair: { perPage: true },
  reads: ["pages", "exactDuplicates"],
  source: "https://developers.google.com/search/docs/appearance/snippet",
  judge: (site) =>
    judgeRepeats(site, {
      at: "head > meta[name=description]",
      expected: "a description no other page has",
      textOf: ({ head }) => head.descriptions.find(Boolean) ?? "",
    }),
  words: { en },
  // What is wrong with pages of one title and heading is not their description.
  givesWayTo: [
    { to: ["title-duplicate"], as: "task", when: ({ evidence: { saw } }) => saw.sameHeading },
    { to: ["shows-parent-page"], as: "task" },
  ],
  ends: ({ url, evidence: { saw } }) => [url, saw.text],
  shows: ({ text }) => [text],
  onlyProposed: true,
  symptoms: [{ of: "descriptions", rank: 2, shows: () => true }],
  listsRest: { what: "description" },
  fix: ownDescription,
});
