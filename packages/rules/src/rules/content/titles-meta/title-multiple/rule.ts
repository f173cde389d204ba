import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { indexableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "title-multiple",
  category: "content",
  area: "titles-meta",
  severity: "medium",
  fixKind: "template",
  certainty: 1,
  repair: { pasted: true, perPage: true },
  over: indexableHtml,
  reads: ["head"],
  source: "https://html.spec.whatwg.org/multipage/semantics.html#the-title-element",
  judge: ({ head }) => {
    const inHead = head.titles.length - head.titlesOutsideHead;
    if (inHead === 0) return notApplicable();
    if (inHead === 1) return pass();
    return fail({ at: "head > title", saw: head.titles.slice(0, 5).map(quoted), expected: "one title element" });
  },
  words: { en },
  givesWayTo: [{ to: ["multiple-head-body"], as: "task" }],
  fix,
});
