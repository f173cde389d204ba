import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { showsDate } from "../../../../reading/dates-named.ts";
import { articlePages } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

/** Any date in the text counts: which of them is the article's own can't be told, but silence can. */
export const rule = definePageRule({
  id: "date-visible-missing",
  category: "content",
  area: "freshness",
  severity: "low",
  fixKind: "content",
  certainty: 0.7,
  // Dates in the frame of the page are not kept, so that absence is a guess.
  grade: "C",
  aiVisibility: true,
  over: articlePages,
  reads: ["dates", "text", "head", "headings"],
  source: "https://developers.google.com/search/docs/appearance/publication-dates",
  judge: ({ dates, text, head, headings }) => {
    if (dates.some(({ from }) => from === "time" || from === "text")) return pass();
    if ([text.main, ...text.paragraphs].some((block) => showsDate(block, head.lang))) return pass();
    if (headings.some(({ level, region }) => level === 1 && region === "header"))
      return unknown("The heading stands in the header of the page, where a date may stand beside it unread.");
    // A page that no machine is told a date of may be one that never ages.
    if (dates.length === 0) return notApplicable();
    const hidden = dates.slice(0, 3).map(({ iso, from }) => `${iso} (${from})`);
    return fail({
      at: "main text",
      saw: { onlyHidden: hidden },
      expected: "a visible date",
    });
  },
  words: { en },
  fix,
});
