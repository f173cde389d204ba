import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { firstParagraph, firstSentence } from "../../../../reading/first-answer.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

/** Enough of a sentence to know it again; facts keep the first 120 characters of a hidden element. */
const OPENING = 50;

export const rule = definePageRule({
  id: "data-nosnippet-over-answer",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "template",
  certainty: 0.85,
  aiVisibility: true,
  over: indexableContent,
  reads: ["structure", "headings", "text"],
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  judge: ({ structure, headings, text }) => {
    if (structure.nosnippet.length === 0) return notApplicable();
    const answers = [
      ...headings.filter(({ level, text: title }) => level === 1 || title.endsWith("?")).map((heading) => heading.text),
      firstSentence(firstParagraph(text) ?? ""),
    ];
    const openings = answers
      .map((answer) => normalised(answer).slice(0, OPENING))
      .filter((opening) => opening.length > 2);
    for (const hidden of structure.nosnippet) {
      const opening = openings.find((one) => normalised(hidden).includes(one));
      if (opening !== undefined) {
        return fail({
          at: "[data-nosnippet]",
          saw: { hidden: quoted(hidden), answer: opening },
          expected: "main text open to snippets",
        });
      }
    }
    return pass();
  },
  words: { en },
  fix,
});
