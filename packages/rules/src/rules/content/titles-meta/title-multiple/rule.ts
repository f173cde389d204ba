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
  over: indexableHtml,
  reads: ["head"],
  says: {
    failing: "More than one title in the head",
    why: "Search engines and browsers take one of the titles, and it may not be the one you wrote for people.",
    fix: "Keep the title written for this page and remove the other; usually theme and SEO plugin both print one.",
    source: "https://html.spec.whatwg.org/multipage/semantics.html#the-title-element",
  },
  told: ({ titleInHead, severalTitlesInHead }) =>
    !titleInHead ? notApplicable() : severalTitlesInHead ? null : pass(),
  judge: ({ head }) => {
    const inHead = head.titles.length - head.titlesOutsideHead;
    if (inHead === 0) return notApplicable();
    if (inHead === 1) return pass();
    return fail({ at: "head > title", saw: head.titles.slice(0, 5).map(quoted), expected: "one title element" });
  },
});
