import * as headings from "../../../../fixes/words/headings.ts";
import { en } from "./words.en.ts";
import { listableContent } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "h1-multiple",
  category: "content",
  area: "headings",
  severity: "low",
  fixKind: "template",
  certainty: 1,
  // Google says that it copes with several; readers of screens are helped by a convention.
  grade: "C",
  over: listableContent,
  reads: ["headings"],
  source:
    "https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/Heading_Elements#avoid_using_multiple_h1_elements_on_one_page",
  judge: ({ headings }) => {
    const main = mainHeadings(headings).filter(({ text, imageAlt }) => text !== "" || imageAlt !== "");
    if (main.length === 0) return notApplicable();
    if (main.length === 1) return pass();
    const saw = main.slice(0, 5).map(({ text, imageAlt, region }) => ({ text: quoted(text || imageAlt), region }));
    return fail({ at: "h1", saw: { count: main.length, first: saw }, expected: "one h1" });
  },
  words: { en },
  givesWayTo: [{ to: ["exact-duplicates"], as: "task" }],
  // A logo marked as main heading is written by the layout.
  inLayout: ({ first }) => first.some(({ region }) => region === "header"),
  fix: headings.oneHeading,
});
