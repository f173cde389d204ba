import { en } from "./words.en.ts";
import { isAllowed, type LinkGraph, type PageFacts, type PageKind, type SiteFacts } from "@audit/facts";
import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { indexableHtml, pagesIn } from "../../../../populations.ts";
import { sameHost } from "../../../../reading/address-form.ts";
import { reachingPages } from "../../../../reading/inbound-links.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

const MOST_CLICKS = 3;
const IMPORTANT: ReadonlySet<PageKind> = new Set(["product", "category", "article"]);

export const rule = defineSiteRule({
  id: "crawl-depth",
  category: "technical",
  area: "links",
  severity: "low",
  fixKind: "link",
  lacksLinks: true,
  certainty: 0.9,
  reads: ["home", "pages", "graph", "robots"],
  source:
    "https://developers.google.com/search/docs/specialty/ecommerce/help-google-understand-your-ecommerce-site-structure",
  judge: ({ home, pages, graph, robots }) => {
    const surest = shallowestUnread({ home, pages, graph, robots }) + 1;
    const important = pagesIn(pages, indexableHtml).filter(
      (page) => isImportant(page) && depthAt(graph, page.url) >= 0,
    );
    const faults = important.flatMap(({ url, kind }) => {
      // A page that was not read could offer a way one click longer than its own, but no shorter one.
      const clicks = Math.min(depthAt(graph, url), surest);
      if (clicks <= MOST_CLICKS) return [];
      return [
        {
          url,
          evidence: {
            at: "clicks from the start page",
            saw: { clicks, kind, ...reachingPages({ pages, graph }, url) },
            expected: MOST_CLICKS,
          },
        },
      ];
    });
    return judgePages(faults, important.length);
  },
  words: { en },
  givesWayTo: [
    { to: ["weak-internal-links", "orphan-pages", "isolated-by-discovery"], as: "task" },
    // Categories in the menu bring near what they lead to; what is still far then is told by the next audit.
    { to: ["nav-category-coverage"], as: "task", anywhere: true },
  ],
  // A shorter way is a matter of menu and lists as a whole, not of single links.
  onlyAlong: true,
  fix: null,
});

const isImportant = (page: PageFacts): boolean =>
  IMPORTANT.has(page.kind) && !hasSearch(page.url) && !isLaterPage(page.url);

const hasSearch = (url: string): boolean => url.includes("?") && new URL(url).search !== "";

function depthAt(graph: LinkGraph, url: string): number {
  const node = graph.nodeOf(url);
  return node < 0 ? -1 : graph.depthOf(node);
}

/**
 * Depth of the nearest known address whose links were not seen; Infinity when all were. Other hosts, files, carts and
 * what robots.txt blocks don't count: no way that search engines take leads through them.
 */
function shallowestUnread({
  home,
  pages,
  graph,
  robots,
}: Pick<SiteFacts, "home" | "pages" | "graph" | "robots">): number {
  const byUrl = pagesByUrl(pages);
  let nearest = Infinity;
  for (const [node, url] of graph.urls.entries()) {
    const depth = graph.depthOf(node);
    if (depth < 0 || depth >= nearest || isRead(byUrl.get(url)) || isUtilityPath(new URL(url).pathname)) continue;
    if (sameHost(url, home) && isAllowed(robots.rules, "Googlebot", url)) nearest = depth;
  }
  return nearest;
}

const isRead = (page: PageFacts | undefined): boolean =>
  page !== undefined && page.tech.botWall === null && !page.tech.jsShell;
