import { isDead } from "../../../reading/dead-address.ts";
import { inlinksOf } from "../../../reading/inbound-links.ts";
import { redirectTarget } from "../../../reading/redirect-path.ts";
import { defineSiteRule } from "../../../rule.ts";
import { judgePages } from "../../../verdict.ts";

/**
 * Dead addresses known otherwise than by a link: start address, sitemap, canonical, hreflang, redirect target.
 * Linked ones belong to broken-internal-links, so that no address counts in both.
 */
export const page4xx = defineSiteRule({
  id: "page-4xx",
  category: "technical",
  area: "status-redirects",
  severity: "high",
  fixKind: "redirect",
  certainty: 1,
  reads: ["start", "pages", "graph", "sitemaps"],
  says: {
    failing: 'Known addresses answer "not found"',
    why: "Search engines are told about these addresses, by the sitemap or by other pages' settings, and find nothing there.",
    fix: "Bring the page back or redirect it (301) to the page that took its place. If nothing took its place, leave the error and take the address out of the sitemap and settings that name it.",
    source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
  },
  judge: ({ start, pages, graph, sitemaps }) => {
    const inSitemap = new Set(sitemaps.entries.map((entry) => entry.url));
    const redirected = new Map(
      pages.flatMap((page): [string, string][] => {
        const target = redirectTarget(page);
        return target ? [[target, page.url]] : [];
      }),
    );
    const answered = pages.filter((page) => page.response.status > 0);
    const dead = answered.filter((page) => isDead(page) && inlinksOf({ pages, graph }, page.url).all === 0);
    const faults = dead.map(({ url, response }) => {
      const knownFrom = [
        ...(url === start ? ["start address"] : []),
        ...(inSitemap.has(url) ? ["sitemap"] : []),
        ...(redirected.has(url) ? [`redirect of ${redirected.get(url)}`] : []),
      ];
      return { url, evidence: { at: "HTTP status", saw: { status: response.status, knownFrom }, expected: 200 } };
    });
    return judgePages(faults, answered.length);
  },
});
