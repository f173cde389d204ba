import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { articlePages } from "../../../../populations.ts";
import { passagesOf } from "../../../../reading/passages.ts";
import { countWords, quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const LEAST_ANSWER_WORDS = 5;
const QUESTION = /[?？؟;]\s*$/u;
const COUNTER_QUESTION = /^[^.!。！]{0,160}[?？؟]/u;

export const rule = definePageRule({
  id: "question-heading-answer",
  category: "content",
  area: "ai-citation",
  severity: "medium",
  fixKind: "content",
  certainty: 0.6,
  // No engine documents it, and an answer may stand in a form that facts don't keep.
  grade: "C",
  aiVisibility: true,
  over: articlePages,
  reads: ["headings", "text"],
  source: "https://arxiv.org/abs/2311.09735",
  judge: ({ headings, text }) => {
    const asked = passagesOf(text.main, headings).filter(
      ({ heading }) => heading.level > 1 && isQuestion(heading.text),
    );
    if (asked.length === 0) return notApplicable();
    const open = asked.filter(
      (passage) => countWords(passage.text) < LEAST_ANSWER_WORDS || COUNTER_QUESTION.test(passage.text),
    );
    const [first] = open;
    if (first === undefined) return pass();
    const saw = open
      .slice(0, 3)
      .map((passage) => ({ question: quoted(passage.heading.text), next: quoted(passage.text) }));
    return fail({ at: `h${first.heading.level}`, saw, expected: "an answer right below the question" });
  },
  words: { en },
  fix,
});

/** A Greek question mark looks like a semicolon; only Greek headings may end with one. */
const isQuestion = (text: string): boolean =>
  QUESTION.test(text) && (!text.trimEnd().endsWith(";") || /\p{Script=Greek}/u.test(text));
