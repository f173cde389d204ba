import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

const FEW_WORDS = 100;
const MANY_WORDS = 150;

/** Scrolling only: what waits for a click is not tried. */
export const rule = defineSiteRule({
  id: "js-lazy-content-interaction",
  category: "technical",
  area: "js-rendering",
  severity: "high",
  fixKind: "template",
  certainty: 0.7,
  repair: { work: "hard" },
  reads: ["rendering"],
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/lazy-loading",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ rendered, run }) => {
      if (run.wordsAfterScroll === 0) return "outside";
      const before = rendered.mainWords;
      if (before >= FEW_WORDS || run.wordsAfterScroll < MANY_WORDS) return null;
      return {
        at: "page after scrolling to its end",
        saw: { wordsBefore: before, wordsAdded: run.wordsAfterScroll },
        expected: "the main content without scrolling",
      };
    }),
  words: { en },
  fix: worklist(en),
});
