import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { pagesOfKind } from "../../../../populations.ts";
import { beginsWith, hasTopicWords, shareTopic } from "../../../../reading/topics.ts";
import { isUnspaced, quoted } from "../../../../reading/words.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Home pages greet with slogans, so only pages with one topic are judged, and only texts long enough to name it. */
export const rule = definePageRule({
  id: "title-h1-mismatch",
  category: "content",
  area: "titles-meta",
  severity: "low",
  fixKind: "meta",
  certainty: 0.5,
  repair: { perPage: true },
  over: pagesOfKind("product", "category", "article"),
  reads: ["head", "headings"],
  source: "https://developers.google.com/search/docs/appearance/title-link",
  judge: ({ head, headings }) => {
    const title = head.titles.find(Boolean) ?? "";
    const main = mainHeadings(headings).map(({ text, imageAlt }) => `${text} ${imageAlt}`.trim());
    const heading = main.join(" ");
    // What begins with a text that is long enough is so, too.
    if (tooShort(heading) || (!beginsWith(title, heading) && tooShort(title))) return notApplicable();
    if (shareTopic(title, heading)) return pass();
    return fail({ at: "head > title and h1", saw: { title: quoted(title), h1: quoted(heading) } });
  },
  words: { en },
  givesWayTo: [{ to: ["title-duplicate", "near-duplicates", "h1-is-logo"], as: "task" }],
  // Which of two names of one thing is better takes a reader to tell; a heading that many pages share is wrong on each.
  onlyAlong: true,
  fix,
});

const tooShort = (text: string): boolean => (isUnspaced(text) ? text.length < 4 : !hasTopicWords(text, 2));
