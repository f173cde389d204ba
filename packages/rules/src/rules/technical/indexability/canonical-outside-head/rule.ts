import { headOrder } from "../../../../fixes/head/head-order.ts";
import { en } from "./words.en.ts";
import { listableHtml } from "../../../../populations.ts";
import { canonicalsInHead } from "../../../../reading/canonical-target.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "canonical-outside-head",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "template",
  certainty: 1,
  repair: { result: "4-8 weeks" },
  over: listableHtml,
  reads: ["head", "response", "structure"],
  source: "https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata",
  judge: (page) => {
    const misplaced = page.head.canonicals.find((link) => !link.inHead);
    if (page.head.canonicals.length === 0) return notApplicable();
    if (!misplaced || canonicalsInHead(page).length > 0 || page.response.canonicalHeader.length > 0) return pass();
    const saw = { href: quoted(misplaced.href), headEndedBy: page.structure.headBrokenBy };
    return fail({ at: "body > link[rel=canonical]", saw, expected: "link[rel=canonical] in head" });
  },
  words: { en },
  givesWayTo: [{ to: ["head-broken-early"], as: "finding" }],
  fix: headOrder,
});
