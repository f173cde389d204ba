import type { EvidenceValue, Finding, PageFault } from "@audit/rules";

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
  "description-length": ["description-duplicate", "exact-duplicates"],
  "description-no-offer": ["description-duplicate", "description-length"],
  "statistics-unsourced": ["citations-missing"],
  "reviews-visible": ["reviews-not-in-html"],
  "agent-a11y-tree": ["a11y-button-name"],
  "a11y-zoom-disabled": ["viewport-misconfigured"],
  "title-missing-product-terms": ["title-duplicate"],
  "title-too-short": ["title-duplicate", "title-missing-product-terms"],
  "meta-refresh-redirect": ["broken-internal-links"],
  "hreflang-to-non-200": [DETOUR],
  "hreflang-self-missing": ["hreflang-no-return"],
  "hreflang-incomplete-cluster": ["hreflang-no-return"],
  "a11y-link-name": ["anchor-text-empty"],
  "js-canonical-changed": [DETOUR],
  "js-hreflang-changed": [DETOUR, "js-canonical-changed"],
  "links-only-after-js": ["ai-content-needs-js"],
  "lcp-no-priority": ["lcp-image-lazy"],
  "unused-js": ["js-bundle-heavy", "no-compression"],
  "js-bundle-heavy": ["no-compression"],
  "cwv-cls": ["img-dimensions-missing"],
  "sitemap-non-200": [DETOUR],
  "internal-links-to-redirects": [DETOUR],
  "canonical-missing": ["exact-duplicates"],
  "social-profiles-missing": ["org-schema-missing"],
  "twitter-card-missing": ["og-missing"],
  "twitter-card-incomplete": ["og-missing", "og-incomplete"],
  "weak-internal-links": ["related-products-missing"],
  // A browser takes a misspelled address for a page of the site, which doesn't exist.
  "broken-internal-links": ["links-malformed"],
  "ipr-wasted-on-dead-urls": ["broken-internal-links"],
  "sort-params-indexable": ["facet-indexable-combinations"],
  "cwv-lcp": ["critical-template-cwv-business"],
  "long-main-thread-tasks": ["critical-template-cwv-business"],
  "dns-or-tls-failure": ["tls-expiring", "tls-name-mismatch"],
};

/** Rules whose repair may end this rule's faults too, so that it may have no task of its own. */
export const coveringRules = (rule: string): readonly string[] => COVERED_BY[rule] ?? [];

/** Faults of the whole site that end with a fault of some pages, whichever those are. */
const COVERED_WHOLE: ReadonlySet<string> = new Set(["ipr-wasted-on-dead-urls"]);

const textOf = ({ evidence: { saw } }: PageFault): string => JSON.stringify(saw ?? null);

const valueOf = ({ evidence: { saw } }: PageFault, name: string): string | null => {
  const value = saw !== null && typeof saw === "object" ? Object.entries(saw).find(([key]) => key === name)?.[1] : null;
  return typeof value === "string" ? value : null;
};

/** Faults that the other repair ends only when they are of this sort. */
const MENDED: Readonly<Record<string, (fault: PageFault, by: readonly string[]) => boolean>> = {
  // X takes title and picture from Open Graph; an unknown kind of card stays unknown.
  "twitter-card-incomplete": (fault) => textOf(fault).includes('"missing"'),
  "hreflang-to-non-200": (fault) => !/answers (0|[45]\d\d)/.test(textOf(fault)),
  "js-canonical-changed": (fault) => isSameButSlash(fault),
  "js-hreflang-changed": (fault) => isSameButSlash(fault),
  "js-bundle-heavy": ({ evidence: { saw } }) => bytesOf(saw) <= COMPRESSED_TO * 350_000,
  "unused-js": ({ evidence: { saw } }, by) => by.includes("js-bundle-heavy") || bytesOf(saw) <= COMPRESSED_TO * 150_000,
};

/** Scripts shrink to a third when they are compressed; the rules count bytes on the wire. */
const COMPRESSED_TO = 3;

const bytesOf = (saw: EvidenceValue): number =>
  saw !== null && typeof saw === "object" && "scriptBytes" in saw ? Number(saw.scriptBytes) : Number.NaN;

/** Scripts write the address that is open, so the server's final slash alone makes the two differ. */
function isSameButSlash({ evidence: { saw } }: PageFault): boolean {
  if (saw === null || typeof saw !== "object" || !("asSent" in saw && "afterScripts" in saw)) return false;
  const [sent, after] = [saw.asSent, saw.afterScripts].map((one) => JSON.stringify(one).replaceAll(/\/(?=[",])/g, ""));
  return sent === after;
}

/** The address that a fault is about, where that is not the page it was seen on. */
const ABOUT: Readonly<Record<string, (fault: PageFault) => string | null>> = {
  "meta-refresh-redirect": (fault) => valueOf(fault, "target"),
};

/**
 * What else is mended wherever it stands: one description on many pages, also on those that a rule on duplicates leaves
 * out; the menu's nameless links, also on pages that search engines skip; the versions that a wrong list names.
 */
const THINGS: Readonly<Record<string, (fault: PageFault) => readonly string[]>> = {
  "description-length": (fault) => [valueOf(fault, "description") ?? fault.url],
  "a11y-link-name": hrefsIn,
  "hreflang-incomplete-cluster": (fault) => [valueOf(fault, "listedBy") ?? fault.url],
};

/** Targets of the links that a fault lists, without those that lead nowhere. */
function hrefsIn({ evidence: { saw } }: PageFault): string[] {
  return [...JSON.stringify(saw ?? null).matchAll(/"href":"([^"#][^"]*)"/g)].map(([, href]) => href!);
}

/** Addresses, and for descriptions texts, that end being at fault with the fault. */
function endingWith(rule: string, fault: PageFault): readonly string[] {
  if (rule === "description-duplicate") return [fault.url, valueOf(fault, "text") ?? fault.url];
  if (rule === "anchor-text-empty") return hrefsIn(fault);
  if (rule === "links-malformed") return hrefsIn(fault).flatMap((href) => URL.parse(href, fault.url)?.href ?? []);
  if (rule !== DETOUR) return [fault.url];
  const isDetour = valueOf(fault, "redirectTo") === fault.url;
  return isDetour ? [fault.url, valueOf(fault, "canonical") ?? fault.url] : [];
}

/** What of a finding needs a task, and the finding as it was judged. */
export interface Uncovered {
  readonly finding: Finding;
  readonly whole: Finding;
  /** Titles of other findings that its repair ends altogether. */
  readonly mends: readonly string[];
}

/** The findings without pages that another finding's repair mends on the way. All of them stay in the report. */
export function withoutCovered(findings: readonly Finding[]): Uncovered[] {
  const wanted = new Set(findings.flatMap(({ rule }) => coveringRules(rule)));
  const covering = findings.filter(({ rule }) => wanted.has(rule));
  const pagesOf = new Map(
    covering.map(({ rule, pages }) => [rule, new Set(pages.flatMap((fault) => endingWith(rule, fault)))]),
  );
  const ended = new Map<string, string[]>();
  const left = findings.flatMap((whole) => {
    const by = coveringRules(whole.rule).filter((rule) => pagesOf.has(rule));
    const pages = by.length === 0 ? whole.pages : uncoveredPages(whole, pagesOf, by);
    if (pages.length === 0) {
      for (const rule of by.slice(0, 1)) ended.set(rule, [...(ended.get(rule) ?? []), whole.title]);
      return [];
    }
    return [{ finding: pages.length === whole.pages.length ? whole : { ...whole, pages }, whole }];
  });
  return left.map((one) => ({ ...one, mends: ended.get(one.finding.rule) ?? [] }));
}

function uncoveredPages(
  { rule, pages }: Finding,
  pagesOf: ReadonlyMap<string, ReadonlySet<string>>,
  by: readonly string[],
): readonly PageFault[] {
  if (COVERED_WHOLE.has(rule)) return [];
  const isMended = MENDED[rule] ?? (() => true);
  const keysOf = (fault: PageFault): readonly string[] => [
    ABOUT[rule]?.(fault) ?? fault.url,
    ...(THINGS[rule]?.(fault) ?? []),
  ];
  const isEnded = (key: string): boolean => by.some((one) => pagesOf.get(one)!.has(key));
  return pages.filter((fault) => !isMended(fault, by) || !keysOf(fault).some(isEnded));
}
