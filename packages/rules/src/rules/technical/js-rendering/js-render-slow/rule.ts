import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { judgeRendered, ownMs } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

const PATIENCE_MS = 5_000;
const FEW_WORDS = 50;
const MOST_OF_IT = 0.8;

export const rule = defineSiteRule({
  id: "js-render-slow",
  category: "technical",
  area: "js-rendering",
  severity: "low",
  fixKind: "template",
  certainty: 0.6,
  repair: { work: "hard" },
  reads: ["rendering"],
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/fix-search-javascript",
  judge: ({ rendering }) =>
    judgeRendered(rendering, ({ raw, rendered, run }) => {
      if (rendered.mainWords < FEW_WORDS) return "outside";
      const contentAfterMilliseconds = ownMs(run, run.contentMs);
      // What stood in the HTML was not kept waiting by scripts.
      if (contentAfterMilliseconds <= PATIENCE_MS || raw.mainWords >= rendered.mainWords * MOST_OF_IT) return null;
      return {
        at: "one loading on the auditing machine",
        saw: {
          contentAfterMilliseconds,
          wordsAsSent: raw.mainWords,
          words: rendered.mainWords,
        },
        expected: `most of the text within ${PATIENCE_MS} ms`,
      };
    }),
  words: { en },
  // One loading on the auditing machine names no script to mend.
  onlyAlong: true,
  givesWayTo: [{ to: ["ai-content-needs-js", "js-main-content-missing"], as: "finding" }],
  fix: worklist(en),
});
