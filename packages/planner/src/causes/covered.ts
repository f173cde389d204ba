import type { Finding } from "@audit/auditor";

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

/** The findings without pages that another finding's repair mends on the way. All of them stay in the report. */
export function withoutCovered(findings: readonly Finding[]): Finding[] {
  const covering = findings.filter(({ rule }) => COVERING.has(rule));
  const pagesOf = new Map(covering.map(({ rule, pages }) => [rule, new Set(pages.map(({ url }) => url))]));
  return findings.flatMap((finding) => {
    const others = coveringRules(finding.rule).flatMap((rule) => pagesOf.get(rule) ?? []);
    if (others.length === 0) return [finding];
    const left = finding.pages.filter(({ url }) => !others.some((pages) => pages.has(url)));
    if (left.length === finding.pages.length) return [finding];
    return left.length === 0 ? [] : [{ ...finding, pages: left }];
  });
}
