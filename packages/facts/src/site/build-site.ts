import { createLinkGraphBuilder, type LinkGraphBuilder } from "../graph/build-link-graph.ts";
import { noFieldVitals, type FieldVitals } from "../field-vitals.ts";
import type { PageFacts } from "../page-facts.ts";
import { notRendered, type RenderingFacts } from "../rendering.ts";
import { noSearchPerformance, type SearchPerformance } from "../search-performance.ts";
import type { Coverage, RobotsFacts, SiteFacts, SitemapFacts, SiteProbes } from "../site-facts.ts";
import { normaliseUrl } from "../url/normalise-url.ts";
import { registrableDomainOf } from "../url/registrable-domain.ts";
import { clusterTemplates } from "./cluster-templates.ts";
import type { ColdStore } from "./cold-store.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { createOnSiteTest } from "./on-site.ts";
import { orderPages } from "./page-order.ts";
import { createStoredPages } from "./stored-page.ts";

/** What only the crawler knows. */
export interface SiteRest {
  /** Where the start address ended after redirects. */
  home: string;
  robots: RobotsFacts;
  sitemaps: SitemapFacts;
  probes: SiteProbes;
  coverage: Coverage;
  /** None given means that no page was run. */
  rendering?: RenderingFacts;
  /** None given means that no source is connected. */
  fieldVitals?: FieldVitals;
  searchPerformance?: SearchPerformance;
}

export interface SiteBuilder {
  /**
   * Keeps the page and moves its links into the graph: `page.links` is empty afterwards. With a cold store its facts move
   * there from the 201st page on, and come back when read. Returns the page as the site will hold it.
   */
  add(page: PageFacts): PageFacts;
  /** The site's own copy of an address where a page has named it, else the given; the same text held once. */
  same(url: string): string;
  /** Site-wide facts over all pages added so far, the same in whatever order they were added. */
  finish(rest: SiteRest): SiteFacts;
}

/** Addresses that are nodes of the graph are kept once. */
function shareAddresses(page: PageFacts, graph: LinkGraphBuilder): void {
  const { head } = page;
  page.url = graph.same(page.url);
  for (const link of [...head.canonicals, ...head.hreflang]) {
    if (link.url === null) continue;
    link.url = graph.same(link.url);
    if (link.href === link.url) link.href = link.url;
  }
}

/** So many pages are kept as they are: few sites have more, and those nearest to the start page are read most. */
const keptWhole = 200;

/**
 * Gathers the pages of one site; `start` is the address as submitted. Without a cold store all stays in memory.
 * @param whole so many pages stay in memory
 */
export function createSiteBuilder(start: string, cold?: ColdStore, whole: number = keptWhole): SiteBuilder {
  const origin = normaliseUrl(start) ?? start;
  const graph = createLinkGraphBuilder(origin, createOnSiteTest(origin));
  const pages: PageFacts[] = [];
  const storedPages = cold && createStoredPages(cold);
  return {
    add(page) {
      const { redirectTo } = page.response;
      const target = redirectTo === null ? null : (normaliseUrl(redirectTo) ?? redirectTo);
      graph.add(normaliseUrl(page.url) ?? page.url, page.links, target);
      page.links = [];
      shareAddresses(page, graph);
      const kept = storedPages && pages.length >= whole ? storedPages.store(page) : page;
      pages.push(kept);
      return kept;
    },
    same: graph.same,
    finish(rest) {
      const links = graph.finish();
      const ordered = orderPages(pages, links);
      storedPages?.arrange(ordered);
      const duplicates = findDuplicates(ordered);
      return {
        start,
        registrableDomain: registrableDomainOf(rest.home),
        ...rest,
        rendering: rest.rendering ?? notRendered,
        fieldVitals: rest.fieldVitals ?? noFieldVitals,
        searchPerformance: rest.searchPerformance ?? noSearchPerformance,
        pages: ordered,
        graph: links,
        ...clusterTemplates(ordered),
        exactDuplicates: duplicates.exact,
        nearDuplicates: duplicates.near,
      };
    },
  };
}
