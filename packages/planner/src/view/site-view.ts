import type { PageFacts, SiteFacts } from "@audit/facts";
import { internalLinks } from "./internal-links.ts";
import { siteLanguage, siteName, sitePlatform } from "./site-words.ts";
import { pageWorth } from "../worth/page-worth.ts";

/** The site as the planner looks things up in it; made once per plan. */
export interface SiteView {
  readonly site: SiteFacts;
  /** ISO 8601. */
  readonly measuredAt: string;
  /** Index of a fetched URL, or -1. */
  indexOf(url: string): number;
  pageAt(url: string): PageFacts | null;
  /** Indices of the HTML pages with status 200. */
  readonly served: readonly number[];
  /** Worth of a page to the business, see page-worth.ts; 1 is an ordinary page. */
  worthOf(url: string): number;
  /** Pages that link to the address. */
  inlinksOf(url: string): number;
  /** Sum of inlinks over the served pages. */
  readonly allInlinks: number;
  /** What the site calls itself. */
  readonly name: string;
  /** "shopify", "woocommerce", ... or null. */
  readonly platform: string | null;
  /** Language most pages declare, or null. */
  readonly language: string | null;
}

export function viewSite(site: SiteFacts, measuredAt: string): SiteView {
  const byUrl = new Map(site.pages.map((page, index) => [page.url, index]));
  const indexOf = (url: string): number => byUrl.get(url) ?? -1;
  const pageAt = (url: string): PageFacts | null => site.pages[indexOf(url)] ?? null;
  const served = site.pages.flatMap((page, index) => (page.isHtml && page.response.status === 200 ? [index] : []));
  const { inlinksOf, rankOf } = internalLinks(site.graph);
  return {
    site,
    measuredAt,
    indexOf,
    pageAt,
    served,
    worthOf: (url) => pageWorth(pageAt(url)?.kind ?? "other", rankOf(url)),
    inlinksOf,
    allInlinks: served.reduce((sum, index) => sum + inlinksOf(site.pages[index]!.url), 0),
    name: siteName(site),
    platform: sitePlatform(site),
    language: siteLanguage(site),
  };
}
