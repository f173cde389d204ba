import { headOrder } from "../../../../fixes/head/head-order.ts";
import { en } from "./words.en.ts";
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
  repair: { perPage: true },
  over: indexableHtml,
  reads: ["head", "structure"],
  source: "https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata",
  judge: ({ head, structure }) => {
    if (head.titles.length === 0) return notApplicable();
    if (head.titles.length > head.titlesOutsideHead) return pass();
    const saw = { titles: head.titles.slice(0, 3).map(quoted), headEndedBy: structure.headBrokenBy };
    return fail({ at: "body > title", saw, expected: "the title inside head" });
  },
  words: { en },
  givesWayTo: [{ to: ["head-broken-early"], as: "finding" }],
  fix: headOrder,
});
