import type { Finding, PageFault } from "@audit/auditor";

/** Names one form of an address while the server forwards to the other; the same setting writes both. */
const DETOUR = "canonical-to-non-200";

/**
 * A page on which one of the others fails needs no task of its own: their repair ends this fault too. Here both are faults;
 * rules that would only tell another's fault again say nothing at all (`leavesTo` of the rule).
 */
const COVERED_BY: Readonly<Record<string, readonly string[]>> = {
  "h1-multiple": ["exact-duplicates"],
  "h1-missing": ["exact-duplicates"],
  "description-missing": ["exact-duplicates"],
  "title-too-long": ["title-duplicate"],
  "title-h1-mismatch": ["title-duplicate"],
  "description-length": ["description-duplicate"],
  "description-no-offer": ["description-duplicate", "description-length"],
  "statistics-unsourced": ["citations-missing"],
  "reviews-visible": ["reviews-not-in-html"],
  "agent-a11y-tree": ["a11y-button-name"],
  "a11y-zoom-disabled": ["viewport-misconfigured"],
  "title-too-short": ["title-duplicate", "title-missing-product-terms"],
  "meta-refresh-redirect": ["broken-internal-links"],
  "hreflang-to-non-200": [DETOUR],
  "sitemap-non-200": [DETOUR],
  "internal-links-to-redirects": [DETOUR],
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

const textOf = ({ evidence: { saw } }: PageFault): string => JSON.stringify(saw ?? null);

const valueOf = ({ evidence: { saw } }: PageFault, name: string): string | null => {
  const value = saw !== null && typeof saw === "object" ? Object.entries(saw).find(([key]) => key === name)?.[1] : null;
  return typeof value === "string" ? value : null;
};

/** Faults that the other repair ends only when they are of this sort. */
const MENDED: Readonly<Record<string, (fault: PageFault) => boolean>> = {
  // X takes title and picture from Open Graph; an unknown kind of card stays unknown.
  "twitter-card-incomplete": (fault) => textOf(fault).includes('"missing"'),
  "hreflang-to-non-200": (fault) => !/answers (0|[45]\d\d)/.test(textOf(fault)),
};

/** The address that a fault is about, where that is not the page it was seen on. */
const ABOUT: Readonly<Record<string, (fault: PageFault) => string | null>> = {
  "meta-refresh-redirect": (fault) => valueOf(fault, "target"),
};

/** Addresses that end being at fault with the fault. */
function endingWith(rule: string, fault: PageFault): readonly string[] {
  if (rule !== DETOUR) return [fault.url];
  const isDetour = valueOf(fault, "redirectTo") === fault.url;
  return isDetour ? [fault.url, valueOf(fault, "canonical") ?? fault.url] : [];
}

/** What of a finding needs a task, and the finding as it was judged. */
export interface Uncovered {
  readonly finding: Finding;
  readonly whole: Finding;
}

/** The findings without pages that another finding's repair mends on the way. All of them stay in the report. */
export function withoutCovered(findings: readonly Finding[]): Uncovered[] {
  const covering = findings.filter(({ rule }) => COVERING.has(rule));
  const pagesOf = new Map(
    covering.map(({ rule, pages }) => [rule, new Set(pages.flatMap((fault) => endingWith(rule, fault)))]),
  );
  return findings.flatMap((whole) => {
    const others = coveringRules(whole.rule).flatMap((rule) => pagesOf.get(rule) ?? []);
    if (others.length === 0) return [{ finding: whole, whole }];
    if (COVERED_WHOLE.has(whole.rule)) return [];
    const isMended = MENDED[whole.rule] ?? (() => true);
    const addressOf = (fault: PageFault): string => ABOUT[whole.rule]?.(fault) ?? fault.url;
    const left = whole.pages.filter(
      (fault) => !isMended(fault) || !others.some((pages) => pages.has(addressOf(fault))),
    );
    if (left.length === 0) return [];
    return [{ finding: left.length === whole.pages.length ? whole : { ...whole, pages: left }, whole }];
  });
}
