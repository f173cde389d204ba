import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { publicHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";
import { LEAST_WORDS_TO_SAY_ANYTHING } from "../../../../knowledge/limits.ts";

/** For readers that run no script at all. What search engines make of such pages is js-main-content-missing. */
export const rule = definePageRule({
  id: "ai-content-needs-js",
  category: "technical",
  area: "ai-access",
  severity: "high",
  fixKind: "template",
  certainty: 0.9,
  ceiling: {
    health: 60,
    aiCitation: 25,
    because: "Most pages show no text until scripts have run, so many readers find them empty.",
  },
  repair: { work: "hard" },
  aiVisibility: true,
  over: publicHtml,
  reads: ["tech", "text", "headings", "resources", "structure", "images", "asSent"],
  source: "https://vercel.com/blog/the-rise-of-the-ai-crawler",
  judge: ({ tech, text, headings, resources, structure, images, asSent }) => {
    if (asSent !== undefined) return fail(emptiness(asSent));
    const readable =
      text.mainWords >= LEAST_WORDS_TO_SAY_ANYTHING ||
      text.words >= 3 * LEAST_WORDS_TO_SAY_ANYTHING ||
      headings.some((one) => one.text !== "");
    if (!tech.jsShell && (readable || !runsScripts(resources) || !hasRoom({ structure, images, text }))) return pass();
    return fail(emptiness(text));
  },
  words: { en },
  symptoms: [{ of: "scripts", rank: 1, shows: () => true }],
  shows: ({ text }) => [text],
  fix: worklist(en),
});

const emptiness = ({ words, mainWords, main }: Pick<PageFacts["text"], "words" | "mainWords" | "main">) => ({
  at: "HTML as sent, without scripts",
  saw: { words, mainWords, text: quoted(main) },
  expected: "heading, text and facts of the page",
});

/** Nothing between header and footer, or places that scripts may fill; what shows pictures is complete, only short. */
const hasRoom = ({ structure, images, text }: Pick<PageFacts, "structure" | "images" | "text">): boolean =>
  (text.mainWords === 0 || (structure.vacant ?? 0) > 0) &&
  !images.list.some(({ region }) => region === "main" || region === "body");

const runsScripts = ({ scripts }: PageFacts["resources"]): boolean => scripts.length > 0;
