import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { canonicalTarget } from "../../../../reading/canonical-target.ts";
import { otherNamesOf } from "../../../../reading/index-file.ts";
import { noindexOf } from "../../../../reading/robots-directives.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "canonical-plus-noindex",
  category: "technical",
  area: "indexability",
  severity: "low",
  fixKind: "meta",
  certainty: 0.9,
  repair: { result: "4-8 weeks" },
  over: readableHtml,
  reads: ["url", "head", "response", "indexability"],
  source: "https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting",
  judge: (page) => {
    const directive = noindexOf(page);
    const target = directive === null ? null : canonicalTarget(page);
    if (directive === null || target === null) return notApplicable();
    // Another name of the same file is the page itself.
    if (target === page.url || otherNamesOf(page.url).includes(target)) return pass();
    const saw = { directive: directive.token, in: directive.from, canonical: target };
    return fail({ at: "head", saw, expected: "one of the two" });
  },
  words: { en },
  // With the one setting that hides the site noindex goes from here as well.
  givesWayTo: [{ to: ["noindex-site-wide"], as: "task", anywhere: true }],
  // Which of the two was meant only the owner knows, and mostly the page is one that nobody looks for.
  onlyAlong: true,
  fix: null,
});
