import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { LIGHT_BYTES } from "../../../../knowledge/limits.ts";
import { publicContent } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

/** Rules of thumb of model makers: four bytes of HTML, or three quarters of an English word, make one token. */
const BYTES_PER_TOKEN = 4;
const WORDS_PER_TOKEN = 0.75;
const LIGHT = LIGHT_BYTES / BYTES_PER_TOKEN;
const LEAST_SHARE = 0.01;
const KB = 1024;

export const rule = definePageRule({
  id: "ai-token-weight",
  category: "technical",
  area: "ai-access",
  severity: "low",
  fixKind: "template",
  upkeep: true,
  certainty: 0.5,
  grade: "B",
  aiVisibility: true,
  over: publicContent,
  reads: ["response", "text", "resources"],
  source: "https://platform.openai.com/tokenizer",
  judge: ({ response, text, resources }) => {
    const tokens = Math.round(response.bytes / BYTES_PER_TOKEN);
    const contentTokens = Math.round(text.mainWords / WORDS_PER_TOKEN);
    if (tokens <= LIGHT || contentTokens / tokens >= LEAST_SHARE) return pass();
    return fail({
      at: "HTML as sent",
      saw: {
        estimatedTokens: tokens,
        ofContent: contentTokens,
        styleKb: Math.round(resources.inlineStyleBytes / KB),
        scriptKb: Math.round(resources.inlineScriptBytes / KB),
      },
      expected: `at most ${LIGHT} tokens, or one in a hundred of content`,
    });
  },
  words: { en },
  // What crowds out the text is told, and how to cut it only its developer knows.
  onlyProposed: true,
  givesWayTo: [
    { to: ["html-over-2mb"], as: "finding" },
    { to: ["js-infinite-hydration-state"], as: "task", when: ({ evidence: { saw } }) => saw.scriptKb > saw.styleKb },
  ],
  fix: worklist(en),
});
