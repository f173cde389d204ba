import type { PageKind } from "@audit/facts";
import { indexableContent } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const FOR_ONE_VISITOR: ReadonlySet<PageKind> = new Set(["search", "cart", "checkout", "account"]);

export const rule = definePageRule({
  id: "canonical-missing",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  over: indexableContent,
  reads: ["head", "response", "kind", "url"],
  says: {
    failing: "Page does not name its canonical address",
    why: "Shops open one page under many addresses: with filters, tags of campaigns, with and without a final slash. Without a canonical link, search engines choose the one to list.",
    fix: 'Put <link rel="canonical" href="..."> with the page\'s own full address into its head. Most shop systems and SEO plugins do this with one setting.',
    source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  },
  told: ({ kind, canonicals, canonicalHeader }) =>
    FOR_ONE_VISITOR.has(kind) ? notApplicable() : canonicals || canonicalHeader ? pass() : null,
  judge: ({ head, response, kind, url }) => {
    if (FOR_ONE_VISITOR.has(kind)) return notApplicable();
    // Empty, invalid or misplaced ones have rules of their own.
    if (head.canonicals.length > 0 || response.canonicalHeader.length > 0) return pass();
    return fail({ at: "head", saw: null, expected: `<link rel="canonical" href="${url.slice(0, 160)}">` });
  },
});
