import * as headings from "../../../../fixes/words/headings.ts";
import { en } from "./words.en.ts";
import { publicContent } from "../../../../populations.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass, unknown } from "../../../../verdict.ts";

/** Fewer are no content yet. */
const FEWEST_WORDS = 5;

export const rule = definePageRule({
  id: "h1-missing",
  category: "content",
  area: "headings",
  severity: "medium",
  fixKind: "template",
  certainty: 1,
  repair: { pasted: true },
  over: publicContent,
  reads: ["headings", "structure", "text"],
  source: "https://developers.google.com/search/docs/appearance/title-link",
  judge: ({ headings, structure, text }) => {
    const main = mainHeadings(headings);
    if (main.some(({ text, imageAlt }) => text !== "" || imageAlt !== "")) return pass();
    // A template of single goods is filled when it is opened: its own words name none of them.
    if (main.length === 0 && structure.headedByScript === true) return unknown("A script of the page writes its h1.");
    if (main.some(({ slot }) => slot === true)) return unknown("A script of the page fills its h1.");
    if (main.length === 0 && structure.hasMain && text.mainWords < FEWEST_WORDS)
      return unknown("The page's main part is empty until scripts fill it.");
    return fail({ at: "h1", saw: main.length === 0 ? null : "", expected: "one heading that names the page" });
  },
  words: { en },
  givesWayTo: [{ to: ["exact-duplicates", "indexable-thin-archive"], as: "task" }],
  onlyProposed: true,
  fix: headings.heading,
});
