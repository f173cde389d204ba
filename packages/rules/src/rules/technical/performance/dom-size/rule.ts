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
  over: readableHtml,
  reads: ["structure"],
  says: {
    failing: "Page is built of too many elements",
    why: "Every element costs memory and time on each touch and scroll, most of all on cheaper phones.",
    fix: "Show fewer products or menu entries at once, and drop wrappers and hidden copies that nobody needs.",
    source: "https://web.dev/articles/dom-size-and-interactivity",
  },
  told: ({ manyElements }) => (manyElements ? null : pass()),
  judge: ({ structure }) =>
    structure.elements <= MOST_ELEMENTS
      ? pass()
      : fail({ at: "HTML", saw: { elements: structure.elements }, expected: `at most ${MOST_ELEMENTS}` }),
});
