import { en } from "./words.en.ts";
import type { PageFacts, SiteFacts } from "@audit/facts";
import { pagesIn, publicHtml } from "../../../../populations.ts";
import { inboundLinks } from "../../../../reading/inbound-links.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { listedAddresses } from "../../../../reading/sitemap-pages.ts";
import { unseenLinks } from "../../../../reading/unseen-links.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, unknown } from "../../../../verdict.ts";

/** More sources than these are hardly all kept out of search. */
const MOST_SOURCES = 10;

/** Pages that the sitemap names without any link are orphan-pages' business. */
export const rule = defineSiteRule({
  id: "isolated-by-discovery",
  category: "technical",
  area: "links",
  severity: "low",
  fixKind: "link",
  lacksLinks: true,
  certainty: 0.9,
  reads: ["start", "home", "pages", "graph", "sitemaps", "coverage"],
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  judge: (site) => {
    const inSitemap = listedAddresses(site);
    const candidates = pagesIn(site.pages, publicHtml).filter(
      ({ url }) => url !== site.home && url !== site.start && !inSitemap.has(url),
    );
    const isolated = candidates.flatMap((page) => {
      const knownFrom = howIsolated(site, page);
      return knownFrom === null ? [] : [{ page, knownFrom }];
    });
    const unseen = unseenLinks(site);
    if (isolated.length > 0 && unseen) return unknown(unseen);
    const faults = isolated.map(({ page: { url, kind }, knownFrom }) => ({
      url,
      evidence: { at: "internal links", saw: { kind, knownFrom }, expected: "a link on a page that may be listed" },
    }));
    return judgePages(faults, candidates.length);
  },
  words: { en },
  givesWayTo: [
    { to: ["template-discontinuity"], as: "finding" },
    { to: ["canonical-unlinked"], as: "task" },
  ],
  // Where such a page belongs only its owner knows, if anywhere.
  onlyAlong: true,
  fix: null,
});

function howIsolated(site: Pick<SiteFacts, "pages" | "graph">, { url }: PageFacts): string | null {
  const { all } = inboundLinks(site, url);
  const node = site.graph.nodeOf(url);
  if (all === 0) return node >= 0 && site.graph.depthOf(node) >= 0 ? null : "canonical, hreflang or redirect";
  if (all > MOST_SOURCES || node < 0) return null;
  const byUrl = pagesByUrl(site.pages);
  const sources = site.graph.sourcesOf(node, MOST_SOURCES).map((source) => byUrl.get(source));
  const allHidden = sources.length > 0 && sources.every((source) => source?.indexability.reason === "noindex");
  return allHidden ? "pages with noindex" : null;
}
