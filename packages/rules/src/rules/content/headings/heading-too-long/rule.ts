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
  says: {
    failing: "Long main heading",
    why: "A heading of more than 70 characters reads like a sentence and breaks into many lines on a phone. Search engines set no limit, so this is a hint and costs no points.",
    fix: "Shorten the heading to what the page is about and move the rest into the first sentence.",
    source: "https://www.screamingfrog.co.uk/seo-spider/issues/h1/over-70-characters/",
  },
  told: ({ writtenMainHeading, longMainHeading }) =>
    !writtenMainHeading ? notApplicable() : longMainHeading ? null : pass(),
  judge: ({ headings }) => {
    const main = mainHeadings(headings).filter(({ text }) => text !== "");
    if (main.length === 0) return notApplicable();
    const long = main.find(({ text }) => text.length > LONGEST_HEADING && Array.from(text).length > LONGEST_HEADING);
    if (!long) return pass();
    const saw = { characters: Array.from(long.text).length, text: quoted(long.text) };
    return fail({ at: "h1", saw, expected: `at most ${LONGEST_HEADING} characters` });
  },
});
