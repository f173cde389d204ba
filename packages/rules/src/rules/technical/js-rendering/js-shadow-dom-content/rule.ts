import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

const MANY_WORDS = 100;
/** A page that says this much itself may show a video, a map or reviews of others besides. */
const FEW_WORDS = 50;

export const rule = defineSiteRule({
  id: "js-shadow-dom-content",
  category: "technical",
  area: "js-rendering",
  severity: "medium",
  fixKind: "template",
  certainty: 0.75,
  repair: { work: "hard" },
  reads: ["rendering"],
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/fix-search-javascript",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ rendered, run }) => {
      if (run.enclosedWords === 0) return "outside";
      if (run.enclosedWords < MANY_WORDS || rendered.mainWords >= FEW_WORDS) return null;
      return {
        at: "closed shadow roots and frames of other sites",
        saw: { wordsInside: run.enclosedWords, wordsOfThePage: rendered.mainWords },
        expected: "important text in the page itself",
      };
    }),
  words: { en },
  fix: worklist(en),
});
