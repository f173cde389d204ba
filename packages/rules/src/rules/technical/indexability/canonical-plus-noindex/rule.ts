import { readableHtml } from "../../../../populations.ts";
import { canonicalTarget } from "../../../../reading/canonical-target.ts";
import { firstOf, noindexOf } from "../../../../reading/robots-directives.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "canonical-plus-noindex",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "meta",
  certainty: 0.9,
  over: readableHtml,
  reads: ["url", "head", "response", "indexability"],
  says: {
    failing: "Page asks to be left out and to be joined with another one",
    why: "noindex says the page is not to be listed, the canonical link says it is the same as another page. If Google joins the two, noindex can reach the other page too.",
    fix: "Keep the canonical link where the page is a copy, and noindex where it is a page of its own that nobody should find.",
    source: "https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting",
  },
  told: ({ barred, directives }) => (barred || firstOf(directives, "noindex", "none") ? null : notApplicable()),
  judge: (page) => {
    const directive = noindexOf(page);
    const target = directive === null ? null : canonicalTarget(page);
    if (directive === null || target === null) return notApplicable();
    if (target === page.url) return pass();
    const saw = { directive: directive.token, in: directive.from, canonical: target };
    return fail({ at: "head", saw, expected: "one of the two" });
  },
});
