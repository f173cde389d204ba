import { indexableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** A second title in the body is harmless while the head has one: browsers and crawlers take the first. */
export const rule = definePageRule({
  id: "title-outside-head",
  category: "content",
  area: "titles-meta",
  severity: "high",
  fixKind: "template",
  certainty: 1,
  leavesTo: ["head-broken-early"],
  over: indexableHtml,
  reads: ["head", "structure"],
  says: {
    failing: "Title stands outside the head",
    why: "A title counts only inside the head. Elsewhere search engines may ignore it and make up their own.",
    fix: "Move the title into the head, before anything that is not metadata; an element such as div or img in the head ends it early.",
    source: "https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata",
  },
  told: ({ titles, titleInHead }) => (!titles ? notApplicable() : titleInHead ? pass() : null),
  judge: ({ head, structure }) => {
    if (head.titles.length === 0) return notApplicable();
    if (head.titles.length > head.titlesOutsideHead) return pass();
    const saw = { titles: head.titles.slice(0, 3).map(quoted), headEndedBy: structure.headBrokenBy };
    return fail({ at: "body > title", saw, expected: "the title inside head" });
  },
});
