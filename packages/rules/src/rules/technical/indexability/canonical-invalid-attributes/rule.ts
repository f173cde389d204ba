import { listableHtml } from "../../../../populations.ts";
import { canonicalsInHead } from "../../../../reading/canonical-target.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "canonical-invalid-attributes",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  over: listableHtml,
  reads: ["head"],
  says: {
    failing: "Canonical link carries attributes that make Google ignore it",
    why: "Google disregards a canonical link with hreflang, media or type: such a link means a version of the page, not its one address.",
    fix: "Write the canonical link with rel and href alone, and language or print versions as links of their own with rel=alternate.",
    source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  },
  told: ({ canonicalInHead, canonicalAttributes }) =>
    !canonicalInHead ? notApplicable() : canonicalAttributes ? null : pass(),
  judge: ({ head }) => {
    const links = canonicalsInHead({ head });
    if (links.length === 0) return notApplicable();
    const odd = links.filter(({ hreflang, media, type }) => [hreflang, media, type].some((value) => value !== null));
    // A plain one beside it still counts.
    if (odd.length < links.length || odd.length === 0) return pass();
    const { href, hreflang, media, type } = odd[0]!;
    const attributes = Object.entries({ hreflang, media, type }).filter(([, value]) => value !== null);
    const saw = { href: quoted(href), ...Object.fromEntries(attributes) };
    return fail({ at: "link[rel=canonical]", saw, expected: "rel and href only" });
  },
});
