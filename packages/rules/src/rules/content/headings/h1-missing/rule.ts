import * as headings from "../../../../fixes/words/headings.ts";
import { en } from "./words.en.ts";
import { publicContent } from "../../../../populations.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "h1-missing",
  category: "content",
  area: "headings",
  severity: "medium",
  fixKind: "template",
  certainty: 1,
  repair: { pasted: true },
  over: publicContent,
  reads: ["headings"],
  source: "https://developers.google.com/search/docs/appearance/title-link",
  judge: ({ headings }) => {
    const main = mainHeadings(headings);
    if (main.some(({ text, imageAlt }) => text !== "" || imageAlt !== "")) return pass();
    return fail({ at: "h1", saw: main.length === 0 ? null : "", expected: "one heading that names the page" });
  },
  words: { en },
  givesWayTo: [{ to: ["exact-duplicates", "indexable-thin-archive"], as: "task" }],
  fix: headings.heading,
});
