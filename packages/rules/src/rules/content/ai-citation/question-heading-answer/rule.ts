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
  grade: "B",
  aiVisibility: true,
  over: articlePages,
  reads: ["headings", "text"],
  says: {
    failing: "A question in a heading is not answered below it",
    why: "Answer engines take the sentences right below a question as its answer. If the next thing is another heading or question, they quote someone else.",
    fix: "Answer each question in the first one or two sentences below its heading, then go into detail.",
    source: "https://arxiv.org/abs/2311.09735",
  },
  judge: ({ headings, text }) => {
    const asked = passagesOf(text.main, headings).filter(
      ({ heading }) => heading.level > 1 && isQuestion(heading.text),
    );
    if (asked.length === 0) return notApplicable();
    const open = asked.filter(
      (passage) => countWords(passage.text) < LEAST_ANSWER_WORDS || COUNTER_QUESTION.test(passage.text),
    );
    if (open.length === 0) return pass();
    const saw = open
      .slice(0, 3)
      .map((passage) => ({ question: quoted(passage.heading.text), next: quoted(passage.text) }));
    return fail({ at: `h${open[0]!.heading.level}`, saw, expected: "an answer right below the question" });
  },
});

/** A Greek question mark looks like a semicolon; only Greek headings may end with one. */
const isQuestion = (text: string): boolean =>
  QUESTION.test(text) && (!text.trimEnd().endsWith(";") || /\p{Script=Greek}/u.test(text));
