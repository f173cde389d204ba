import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { indexableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { LONG_SCRIPTS } from "../../../../knowledge/limits.ts";

const MOST_SHARE = 0.5;

export const rule = definePageRule({
  id: "js-infinite-hydration-state",
  category: "technical",
  area: "js-rendering",
  severity: "low",
  fixKind: "template",
  certainty: 1,
  repair: { work: "hard" },
  over: indexableHtml,
  reads: ["resources", "response"],
  source: "https://nextjs.org/docs/messages/large-page-data",
  judge: ({ resources: { inlineScriptBytes }, response: { bytes } }) => {
    if (inlineScriptBytes === 0) return notApplicable();
    if (inlineScriptBytes < LONG_SCRIPTS || inlineScriptBytes < bytes * MOST_SHARE) return pass();
    const saw = { inlineScriptBytes, htmlBytes: bytes };
    return fail({ at: "inline scripts", saw, expected: `below ${LONG_SCRIPTS} bytes` });
  },
  words: { en },
  fix: worklist(en),
});
