import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
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
  source: "https://html.spec.whatwg.org/multipage/semantics.html#the-head-element",
  judge: ({ structure }) =>
    structure.repeated.length === 0
      ? pass()
      : fail({
          at: structure.repeated.join(" and "),
          saw: { startedTwice: structure.repeated },
          expected: "one head and one body",
        }),
  words: { en },
  fix,
});
