import type { Finding, PageFault } from "@audit/auditor";

/** A page that is sent finished has its head and facts in it. */
const EMPTY_FRAME = ["ai-content-needs-js", "js-main-content-missing"];

/** A page on which one of the others fails needs no task of its own: their repair ends this fault too. */
const COVERED_BY: Readonly<Record<string, readonly string[]>> = {
  "schema-none": ["product-schema-missing", "article-schema-missing", "org-schema-missing"],
  "title-duplicate": ["exact-duplicates"],
  "description-duplicate": ["exact-duplicates"],
  "h1-multiple": ["exact-duplicates"],
  "h1-missing": ["exact-duplicates"],
  "description-missing": ["exact-duplicates"],
  "title-too-short": ["title-duplicate"],
  "title-too-long": ["title-duplicate"],
  "title-h1-mismatch": ["title-duplicate"],
  "description-length": ["description-duplicate"],
  "description-no-offer": ["description-duplicate", "description-length"],
  "agent-product-feed-fields": [
    "product-schema-missing",
    "product-gtin-missing",
    "product-brand-missing",
    "product-mpn-sku-missing",
    "product-description-missing-schema",
    "product-image-missing",
    "offer-price-missing",
    "offer-currency-missing",
    "offer-availability-missing",
  ],
  "statistics-unsourced": ["citations-missing"],
  "reviews-visible": ["reviews-not-in-html"],
  "product-variant-urls": ["near-duplicates", "exact-duplicates", "title-duplicate"],
  "category-filters-headings": ["title-duplicate"],
  "agent-a11y-tree": ["a11y-button-name"],
  "anchor-text-empty": ["a11y-link-name"],
  "a11y-zoom-disabled": ["viewport-misconfigured"],
  "sitemap-hreflang-errors": ["hreflang-self-missing", "hreflang-no-return", "hreflang-multiple-methods"],
  "canonical-missing": ["exact-duplicates"],
  "breadcrumb-schema": ["schema-none"],
  "org-sameas": ["social-profiles-missing"],
  "social-profiles-missing": ["org-schema-missing"],
  "twitter-card-missing": ["og-missing"],
  "twitter-card-incomplete": ["og-missing", "og-incomplete"],
  "weak-internal-links": ["related-products-missing"],
  "ipr-wasted-on-dead-urls": ["broken-internal-links"],
  "canonical-multiple": ["canonical-conflict-header"],
  "canonical-chain": ["canonical-loop"],
  "canonical-params-missing": ["exact-duplicates"],
  "url-repetitive-segments": ["exact-duplicates"],
  "sort-params-indexable": ["facet-indexable-combinations"],
  "js-main-content-missing": ["ai-content-needs-js"],
  "js-title-changed": EMPTY_FRAME,
  "js-h1-changed": EMPTY_FRAME,
  "js-canonical-changed": EMPTY_FRAME,
  "js-hreflang-changed": EMPTY_FRAME,
  "js-schema-only-rendered": EMPTY_FRAME,
  "js-price-stock-only-rendered": EMPTY_FRAME,
  "js-render-slow": EMPTY_FRAME,
  "cwv-lcp": ["critical-template-cwv-business"],
  "long-main-thread-tasks": ["critical-template-cwv-business"],
  "dns-or-tls-failure": ["tls-expiring", "tls-name-mismatch"],
  "soft-404": ["js-soft-404-spa"],
};

/** Rules whose repair may end this rule's faults too, so that it may have no task of its own. */
export const coveringRules = (rule: string): readonly string[] => COVERED_BY[rule] ?? [];

const COVERING: ReadonlySet<string> = new Set(Object.values(COVERED_BY).flat());

/** Faults of the whole site that end with a fault of some pages, whichever those are. */
const COVERED_WHOLE: ReadonlySet<string> = new Set(["ipr-wasted-on-dead-urls"]);

/** X takes title and picture from Open Graph; an unknown kind of card stays unknown. */
const MENDED: Readonly<Record<string, (fault: PageFault) => boolean>> = {
  "twitter-card-incomplete": ({ evidence: { saw } }) => saw !== null && typeof saw === "object" && "missing" in saw,
};

/** What of a finding needs a task, and the finding as it was judged. */
export interface Uncovered {
  readonly finding: Finding;
  readonly whole: Finding;
}

/** The findings without pages that another finding's repair mends on the way. All of them stay in the report. */
export function withoutCovered(findings: readonly Finding[]): Uncovered[] {
  const covering = findings.filter(({ rule }) => COVERING.has(rule));
  const pagesOf = new Map(covering.map(({ rule, pages }) => [rule, new Set(pages.map(({ url }) => url))]));
  return findings.flatMap((whole) => {
    const others = coveringRules(whole.rule).flatMap((rule) => pagesOf.get(rule) ?? []);
    if (others.length === 0) return [{ finding: whole, whole }];
    if (COVERED_WHOLE.has(whole.rule)) return [];
    const isMended = MENDED[whole.rule] ?? (() => true);
    const left = whole.pages.filter((fault) => !isMended(fault) || !others.some((pages) => pages.has(fault.url)));
    if (left.length === 0) return [];
    return [{ finding: left.length === whole.pages.length ? whole : { ...whole, pages: left }, whole }];
  });
}
