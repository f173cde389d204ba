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
  leavesTo: ["head-broken-early"],
  over: listableHtml,
  reads: ["head", "response", "structure"],
  says: {
    failing: "Canonical link stands where search engines ignore it",
    why: "Search engines read the canonical link in the page's head only. Here it stands in the body, often because another element ended the head too early.",
    fix: "Move the canonical link into the head. If the evidence names an element that ended the head, move that element below the head or load it in the body.",
    source: "https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata",
  },
  told: ({ canonicals, canonicalOutsideHead }) =>
    !canonicals ? notApplicable() : canonicalOutsideHead ? null : pass(),
  judge: (page) => {
    const misplaced = page.head.canonicals.find((link) => !link.inHead);
    if (page.head.canonicals.length === 0) return notApplicable();
    if (!misplaced || canonicalsInHead(page).length > 0 || page.response.canonicalHeader.length > 0) return pass();
    const saw = { href: quoted(misplaced.href), headEndedBy: page.structure.headBrokenBy };
    return fail({ at: "body > link[rel=canonical]", saw, expected: "link[rel=canonical] in head" });
  },
});
