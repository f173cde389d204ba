import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { pagesOfKind } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const LONG_PAGE_WORDS = 400;
const FRAME = new Set(["header", "nav", "aside", "footer"]);

/** Any subheading of the page's own text counts, whatever its level: skipped levels are another rule's matter. */
export const rule = definePageRule({
  id: "h2-missing-long-page",
  category: "content",
  area: "headings",
  severity: "low",
  fixKind: "content",
  certainty: 1,
  aiVisibility: true,
  over: pagesOfKind("article"),
  reads: ["headings", "text"],
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  judge: ({ headings, text }) => {
    if (text.mainWords <= LONG_PAGE_WORDS) return notApplicable();
    if (headings.some(({ level, text: words, region }) => level > 1 && words !== "" && !FRAME.has(region)))
      return pass();
    return fail({ at: "main text", saw: { words: text.mainWords, subheadings: 0 }, expected: "an h2 per section" });
  },
  words: { en },
  // What each part is about, only who wrote the text can say.
  onlyAlong: true,
  // A text that several pages have is replaced, not parted.
  givesWayTo: [{ to: ["near-duplicates", "exact-duplicates"], as: "task", withRest: true }],
  fix,
});
