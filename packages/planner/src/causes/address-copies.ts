import { itemAt, type PageFacts } from "@audit/facts";
import type { Finding } from "@audit/rules";
import { isLaterPage } from "@audit/rules/reading/pagination";
import type { SiteView } from "@audit/rules/view/site-view";

/** What is wrong with addresses, which these rules are about. */
const ABOUT_ADDRESSES: ReadonlySet<string> = new Set([
  "facets-pagination",
  "indexability",
  "crawlability",
  "status-redirects",
  "url",
  "sitemaps",
  "duplicates",
]);
/** The same of single rules in other areas. */
const COPIES_AT_FAULT: ReadonlySet<string> = new Set(["product-variant-urls"]);
/** A canonical that the template of a page writes with its plain address stands on its copies, too. */
const MENDED_WITH_PAGE: ReadonlySet<string> = new Set(["canonical-missing"]);

/**
 * Leaves sorted and filtered copies of a page out of the tasks about what pages hold: whoever mends the page has mended
 * them, and they are to leave the results anyway.
 */
export function withoutCopies(given: readonly Finding[], view: SiteView): readonly Finding[] {
  const findings = withoutSeconds(given, view);
  const copies = new Set(
    view.site.pages.filter((page) => isCopyOf(page, view.pageAt(plainAddress(page.url)))).map(({ url }) => url),
  );
  if (copies.size === 0) return findings;
  return findings.flatMap((finding) => {
    if (finding.scope === "site" || isAboutCopies(finding)) return [finding];
    const pages = finding.pages.filter(({ url }) => !copies.has(url));
    if (pages.length === finding.pages.length) return [finding];
    return pages.length === 0 ? [] : [{ ...finding, pages, count: pages.length }];
  });
}

const isAboutCopies = ({ rule, area }: Finding): boolean =>
  COPIES_AT_FAULT.has(rule) || (ABOUT_ADDRESSES.has(area) && !MENDED_WITH_PAGE.has(rule));

/** A file that is sent under two addresses is mended once: where both are at fault, under the first. */
function withoutSeconds(findings: readonly Finding[], { site }: SiteView): readonly Finding[] {
  const firstOf = new Map(
    site.addressForms.map(({ other, page }) => [itemAt(site.pages, other).url, itemAt(site.pages, page).url]),
  );
  if (firstOf.size === 0) return findings;
  return findings.map((finding) => {
    const at = new Set(finding.pages.map(({ url }) => url));
    const pages = finding.pages.filter(({ url }) => !at.has(firstOf.get(url) ?? ""));
    return pages.length === finding.pages.length ? finding : { ...finding, pages, count: pages.length };
  });
}

const plainAddress = (url: string): string => url.split("?", 1)[0] ?? url;

/** The same title and main heading under the same path: what the parameters choose is no page of its own. */
const isCopyOf = (page: PageFacts, plain: PageFacts | null): boolean =>
  page.url.includes("?") &&
  plain !== null &&
  plain !== page &&
  plain.isHtml &&
  plain.response.status === 200 &&
  !isLaterPage(page.url) &&
  namesOf(page) !== "" &&
  namesOf(page) === namesOf(plain);

function namesOf({ head, headings }: PageFacts): string {
  const [title = ""] = head.titles;
  const heading = headings.find(({ level, text }) => level === 1 && text !== "")?.text ?? "";
  return title === "" || heading === "" ? "" : `${title}\n${heading}`;
}
