import { LIGHT_BYTES } from "../../../../knowledge/limits.ts";
import { publicContent } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

/** Rules of thumb of model makers: four bytes of HTML, or three quarters of an English word, make one token. */
const BYTES_PER_TOKEN = 4;
const WORDS_PER_TOKEN = 0.75;
const LIGHT = LIGHT_BYTES / BYTES_PER_TOKEN;
const LEAST_SHARE = 0.01;

export const rule = definePageRule({
  id: "ai-token-weight",
  category: "technical",
  area: "ai-access",
  severity: "low",
  fixKind: "template",
  certainty: 0.5,
  leavesTo: ["html-over-2mb"],
  grade: "B",
  aiVisibility: true,
  over: publicContent,
  reads: ["response", "text"],
  says: {
    failing: "Little content in a mass of code",
    why: "AI assistants read a limited amount per page. Here less than one part in a hundred is content, so the part that matters may be cut off.",
    fix: "Move inline styles, scripts, icons and repeated menus out of the HTML, and put the main content early.",
    source: "https://platform.openai.com/tokenizer",
  },
  told: ({ heavy }) => (heavy ? null : pass()),
  judge: ({ response, text }) => {
    const tokens = Math.round(response.bytes / BYTES_PER_TOKEN);
    const contentTokens = Math.round(text.mainWords / WORDS_PER_TOKEN);
    if (tokens <= LIGHT || contentTokens / tokens >= LEAST_SHARE) return pass();
    return fail({
      at: "HTML as sent",
      saw: { estimatedTokens: tokens, ofContent: contentTokens },
      expected: `at most ${LIGHT} tokens, or one in a hundred of content`,
    });
  },
});
