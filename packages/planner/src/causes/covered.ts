import type { Finding, PageFault } from "@audit/auditor";

/**
 * A page on which one of the others fails needs no task of its own: their repair ends this fault too. Here both are faults;
 * rules that would only tell another's fault again say nothing at all (`leavesTo` of the rule).
 */
const COVERED_BY: Readonly<Record<string, readonly string[]>> = {
  "h1-multiple": ["exact-duplicates"],
  "h1-missing": ["exact-duplicates"],
  "description-missing": ["exact-duplicates"],
  "title-too-short": ["title-duplicate"],
  "title-too-long": ["title-duplicate"],
  "title-h1-mismatch": ["title-duplicate"],
  "description-length": ["description-duplicate"],
  "description-no-offer": ["description-duplicate", "description-length"],
  "statistics-unsourced": ["citations-missing"],
  "reviews-visible": ["reviews-not-in-html"],
  "agent-a11y-tree": ["a11y-button-name"],
  "a11y-zoom-disabled": ["viewport-misconfigured"],
  "canonical-missing": ["exact-duplicates"],
  "social-profiles-missing": ["org-schema-missing"],
  "twitter-card-missing": ["og-missing"],
  "twitter-card-incomplete": ["og-missing", "og-incomplete"],
  "weak-internal-links": ["related-products-missing"],
  "ipr-wasted-on-dead-urls": ["broken-internal-links"],
  "sort-params-indexable": ["facet-indexable-combinations"],
  "cwv-lcp": ["critical-template-cwv-business"],
  "long-main-thread-tasks": ["critical-template-cwv-business"],
  "dns-or-tls-failure": ["tls-expiring", "tls-name-mismatch"],
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
