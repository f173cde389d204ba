import { headOrder } from "../../../../fixes/head/head-order.ts";
import { en } from "./words.en.ts";
import { indexableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "hreflang-outside-head",
  category: "technical",
  area: "international",
  severity: "high",
  fixKind: "template",
  certainty: 1,
  over: indexableHtml,
  reads: ["head", "structure"],
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions#html",
  judge: ({ head, structure }) => {
    if (head.hreflang.length === 0) return notApplicable();
    const outside = head.hreflang.filter((link) => !link.inHead);
    if (outside.length === 0) return pass();
    const saw = {
      outside: outside.length,
      of: head.hreflang.length,
      codes: outside.slice(0, 5).map((link) => link.hreflang),
    };
    const breaker = structure.headBrokenBy;
    return fail({ at: breaker === null ? "body" : `body, after <${breaker}> ended the head`, saw });
  },
  words: { en },
  givesWayTo: [{ to: ["head-broken-early"], as: "finding" }],
  fix: headOrder,
});
