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
  leavesTo: ["head-broken-early"],
  over: indexableHtml,
  reads: ["head", "structure"],
  says: {
    failing: "Language versions outside the page head",
    why: "Search engines read hreflang lines in the head only; further down they are ignored, and the languages stay unconnected.",
    fix: "Move the hreflang lines into the head, above scripts that write visible elements.",
    source: "https://developers.google.com/search/docs/specialty/international/localized-versions#html",
  },
  told: ({ hreflang, hreflangOutsideHead }) => (!hreflang ? notApplicable() : hreflangOutsideHead ? null : pass()),
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
});
