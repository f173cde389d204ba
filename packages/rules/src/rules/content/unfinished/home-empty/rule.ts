import { homePage } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";
import { worklist } from "../../../../fixes/worklist.ts";
import { countWords } from "../../../../reading/words.ts";
import { en } from "./words.en.ts";

/** A heading, a line beneath and a button: fewer words tell nobody what the business offers. */
const LEAST_WORDS = 30;
/** Pictures, cards and goods lead on without words. */
const LEAST_THINGS = 3;

export const rule = definePageRule({
  id: "home-empty",
  category: "content",
  area: "unfinished",
  severity: "high",
  fixKind: "content",
  certainty: 0.9,
  repair: { once: true },
  ceiling: { health: 50, aiCitation: 50, from: "home", because: "The home page says next to nothing." },
  aiVisibility: true,
  over: homePage,
  reads: ["outline", "text", "resources", "headings", "structure"],
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  judge: ({ outline, text, resources, headings, structure }) => {
    const things =
      outline.cards +
      outline.prices.length +
      outline.pictures.length +
      resources.videos.length +
      resources.iframes.length;
    const said = outline.texts.reduce((sum, one) => sum + countWords(one.text), 0);
    const words = Math.max(text.mainWords, said);
    if (words >= LEAST_WORDS || things >= LEAST_THINGS) return pass();
    const heading = headings.find(({ level }) => level === 1)?.text ?? null;
    const hasScripts = resources.scripts.length > 0 || resources.inlineScriptBytes > 0;
    const byScript = hasScripts && (structure.vacant ?? 0) > 0;
    return fail({
      at: "main text",
      saw: { words, heading, byScript },
      expected: "what the business offers, to whom and where",
    });
  },
  words: { en },
  givesWayTo: [{ to: ["html-empty", "js-main-content-missing", "ai-content-needs-js"], as: "finding" }],
  fix: worklist(en),
});
