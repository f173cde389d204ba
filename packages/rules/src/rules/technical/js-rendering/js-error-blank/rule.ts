import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { judgeRendered, judgeWhole } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** Share of the text as sent that must still stand there. */
const KEPT = 0.7;
const FEW_WORDS = 20;

export const rule = defineSiteRule({
  id: "js-error-blank",
  category: "technical",
  area: "js-rendering",
  severity: "high",
  fixKind: "config",
  certainty: 0.85,
  repair: { work: "hard" },
  reads: ["rendering"],
  source: "https://developers.google.com/search/docs/crawling-indexing/javascript/fix-search-javascript",
  judge: ({ rendering }) => {
    const erring = rendering.pages.filter(({ run }) => run.errors.length > 0);
    // Where no script failed, a file that did not come leaves nothing open.
    const [judge, pages] = erring.length === 0 ? [judgeRendered, rendering.pages] : [judgeWhole, erring];
    return judge({ ...rendering, pages }, ({ raw, rendered, run }) => {
      if (run.errors.length === 0) return "outside";
      const emptied = rendered.mainWords < raw.mainWords * KEPT || rendered.words < FEW_WORDS;
      if (!emptied && !(raw.hasMain && !rendered.hasMain)) return null;
      return {
        at: "page after its scripts ran",
        saw: { errors: run.errors.slice(0, 3), wordsAsSent: raw.mainWords, wordsAfterScripts: rendered.mainWords },
        expected: "the whole content",
      };
    });
  },
  words: { en },
  fix: worklist(en),
});
