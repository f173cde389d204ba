import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { articlePages } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

/** Shorter texts need no voice but the author's. */
const LEAST_WORDS = 600;
/** The extractor keeps so many characters of the main text. */
const KEPT = 4000;
/** Six words or more between quotation marks: shorter ones are names and terms. */
const SPEECH = /[“„"«»”]\s?(?:[^\s“”„"«»]+\s+){5,60}[^\s“”„"«»]+\s?[”“"»«]/u;

/** One study of one engine; a text that needs no voice but its author's is not at fault: information only. */
export const rule = definePageRule({
  id: "quotations-missing",
  category: "content",
  area: "ai-citation",
  severity: "low",
  fixKind: "content",
  certainty: 0.5,
  grade: "C",
  aiVisibility: true,
  over: articlePages,
  reads: ["text", "structure"],
  source: "https://arxiv.org/abs/2311.09735",
  judge: ({ text, structure }) => {
    if (text.mainWords < LEAST_WORDS) return notApplicable();
    if (structure.quotations > 0 || SPEECH.test(text.main) || text.paragraphs.some((one) => SPEECH.test(one)))
      return pass();
    if (text.main.length >= KEPT - 1 && text.mainWords > 3 * LEAST_WORDS) {
      return unknown("Only the first part of the long text was kept.");
    }
    return fail({
      at: "main text",
      saw: { words: text.mainWords, quotations: 0 },
      expected: "a quotation with a name",
    });
  },
  words: { en },
  fix,
});
