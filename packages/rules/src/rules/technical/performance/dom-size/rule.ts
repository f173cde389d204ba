import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";
import { MOST_ELEMENTS } from "../../../../knowledge/limits.ts";

export const rule = definePageRule({
  id: "dom-size",
  category: "technical",
  area: "performance",
  severity: "low",
  fixKind: "template",
  certainty: 1,
  repair: { result: "4-6 weeks" },
  over: readableHtml,
  reads: ["structure"],
  source: "https://web.dev/articles/dom-size-and-interactivity",
  judge: ({ structure }) =>
    structure.elements <= MOST_ELEMENTS
      ? pass()
      : fail({ at: "HTML", saw: { elements: structure.elements }, expected: `at most ${MOST_ELEMENTS}` }),
  words: { en },
  // Which block makes the mass, and whether visitors can do without it, only its developer sees.
  onlyAlong: true,
  fix: worklist(en),
});
