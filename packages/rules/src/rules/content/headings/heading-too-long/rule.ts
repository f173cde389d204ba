import { oneHeading } from "../../../../fixes/words/headings.ts";
import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { LONGEST_HEADING } from "../../../../knowledge/limits.ts";

export const rule = definePageRule({
  id: "heading-too-long",
  category: "content",
  area: "headings",
  severity: "low",
  fixKind: "content",
  certainty: 0.8,
  grade: "C",
  over: indexableContent,
  reads: ["headings"],
  source: "https://www.screamingfrog.co.uk/seo-spider/issues/h1/over-70-characters/",
  judge: ({ headings }) => {
    const main = mainHeadings(headings).filter(({ text }) => text !== "");
    if (main.length === 0) return notApplicable();
    const long = main.find(({ text }) => text.length > LONGEST_HEADING && Array.from(text).length > LONGEST_HEADING);
    if (!long) return pass();
    const saw = { characters: Array.from(long.text).length, text: quoted(long.text) };
    return fail({ at: "h1", saw, expected: `at most ${LONGEST_HEADING} characters` });
  },
  words: { en },
  shows: ({ text }) => [text],
  onlyAlong: true,
  fix: oneHeading,
});
