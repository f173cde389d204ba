import { createLinkGraphBuilder } from "../graph/build-link-graph.ts";
import type { PageFacts } from "../page-facts.ts";
import type { Coverage, RobotsFacts, SiteFacts, SitemapFacts, SiteProbes } from "../site-facts.ts";
import { normaliseUrl } from "../url/normalise-url.ts";
import { registrableDomainOf } from "../url/registrable-domain.ts";
import { clusterTemplates } from "./cluster-templates.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { createOnSiteTest } from "./on-site.ts";

/** What only the crawler knows. */
export interface SiteRest {
  /** Where the start address ended after redirects. */
  home: string;
  robots: RobotsFacts;
  sitemaps: SitemapFacts;
  probes: SiteProbes;
  coverage: Coverage;
}

export interface SiteBuilder {
  /** Keeps the page and moves its links into the graph: `page.links` is empty afterwards. */
  add(page: PageFacts): void;
  /** Site-wide facts over all pages added so far. */
  finish(rest: SiteRest): SiteFacts;
}

/** Gathers the pages of one site; `start` is the address as submitted. */
export function createSiteBuilder(start: string): SiteBuilder {
  const origin = normaliseUrl(start) ?? start;
  const graph = createLinkGraphBuilder(origin, createOnSiteTest(origin));
  const pages: PageFacts[] = [];
  return {
    add(page) {
      const { redirectTo } = page.response;
      const target = redirectTo === null ? null : (normaliseUrl(redirectTo) ?? redirectTo);
      graph.add(normaliseUrl(page.url) ?? page.url, page.links, target);
      page.links = [];
      pages.push(page);
    },
    finish(rest) {
      const duplicates = findDuplicates(pages);
      return {
        start,
        registrableDomain: registrableDomainOf(rest.home),
        ...rest,
        pages,
        graph: graph.finish(),
        ...clusterTemplates(pages),
        exactDuplicates: duplicates.exact,
        nearDuplicates: duplicates.near,
      };
    },
  };
}
