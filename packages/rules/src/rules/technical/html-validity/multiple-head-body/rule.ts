import { readableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "multiple-head-body",
  category: "technical",
  area: "html-validity",
  severity: "medium",
  fixKind: "config",
  certainty: 1,
  over: readableHtml,
  reads: ["structure"],
  says: {
    failing: "Page starts its head or body twice",
    why: "Browsers ignore the second one: tags for search engines in it (title, canonical, robots) land in the body, where they don't count.",
    fix: "Find the part of the template that brings its own head or body (often a widget or an included page) and take these tags out.",
    source: "https://html.spec.whatwg.org/multipage/semantics.html#the-head-element",
  },
  told: ({ repeatedRoot }) => (repeatedRoot ? null : pass()),
  judge: ({ structure }) =>
    structure.repeated.length === 0
      ? pass()
      : fail({
          at: structure.repeated.join(" and "),
          saw: { startedTwice: structure.repeated },
          expected: "one head and one body",
        }),
});
