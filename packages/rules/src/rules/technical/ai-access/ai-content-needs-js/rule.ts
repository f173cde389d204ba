import type { PageFacts } from "@audit/facts";
import { publicHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { type Evidence, fail, pass } from "../../../../verdict.ts";
import { LEAST_WORDS_TO_SAY_ANYTHING } from "../../../../knowledge/limits.ts";

/** For readers that run no script at all. What search engines make of such pages is js-main-content-missing. */
export const rule = definePageRule({
  id: "ai-content-needs-js",
  category: "technical",
  area: "ai-access",
  severity: "high",
  fixKind: "template",
  certainty: 0.9,
  aiVisibility: true,
  over: publicHtml,
  reads: ["tech", "text", "headings", "resources", "asSent"],
  says: {
    failing: "AI assistants find this page empty",
    why: "ChatGPT, Claude and Perplexity read the page as it is sent and run no scripts. Here the content appears only after scripts have run, so they find nothing to quote.",
    fix: "Let the server send the finished page: title, text, price and details in the HTML (server-side rendering or prerendering).",
    source: "https://vercel.com/blog/the-rise-of-the-ai-crawler",
  },
  told: ({ rendered, scriptShell, sentence }) => (sentence && !scriptShell && !rendered ? pass() : null),
  judge: ({ tech, text, headings, resources, asSent }) => {
    if (asSent !== undefined) return fail(emptiness(asSent));
    const readable =
      text.mainWords >= LEAST_WORDS_TO_SAY_ANYTHING ||
      text.words >= 3 * LEAST_WORDS_TO_SAY_ANYTHING ||
      headings.some((one) => one.text !== "");
    if (!tech.jsShell && (readable || !runsScripts(resources))) return pass();
    return fail(emptiness(text));
  },
});

const emptiness = ({ words, mainWords, main }: Pick<PageFacts["text"], "words" | "mainWords" | "main">): Evidence => ({
  at: "HTML as sent, without scripts",
  saw: { words, mainWords, text: quoted(main) },
  expected: "heading, text and facts of the page",
});

const runsScripts = ({ scripts }: PageFacts["resources"]): boolean => scripts.length > 0;
