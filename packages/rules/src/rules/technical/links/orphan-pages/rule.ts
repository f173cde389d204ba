import { newLinks } from "../../../../fixes/links/new-links.ts";
import { en } from "./words.en.ts";
import type { PageKind } from "@audit/facts";
import { indexableHtml, pagesIn } from "../../../../populations.ts";
import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { formPagesOf } from "../../../../reading/empty-pages.ts";
import { IN_THE_LISTS } from "../../../../reading/in-the-lists.ts";
import { inboundLinks } from "../../../../reading/inbound-links.ts";
import { linkIslands } from "../../../../reading/link-islands.ts";
import { listedAddresses } from "../../../../reading/sitemap-pages.ts";
import { mayBeOver } from "../../../../reading/days-gone.ts";
import { isSecondWriting } from "../../../../reading/second-writing.ts";
import { unseenLinks } from "../../../../reading/unseen-links.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, unknown } from "../../../../verdict.ts";

/** Nobody looks for these by a link, and a home page is known without. */
const NEED_NO_LINK: ReadonlySet<PageKind> = new Set(["search", "cart", "account", "home"]);

/** Pages that the sitemap names; those known otherwise are isolated-by-discovery. */
export const rule = defineSiteRule({
  id: "orphan-pages",
  category: "technical",
  area: "links",
  severity: "high",
  fixKind: "link",
  lacksLinks: true,
  certainty: 0.9,
  reads: ["start", "home", "pages", "graph", "sitemaps", "coverage"],
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  judge: (site) => {
    const inSitemap = listedAddresses(site);
    const candidates = pagesIn(site.pages, indexableHtml).filter(
      (page) =>
        inSitemap.has(page.url) &&
        !NEED_NO_LINK.has(page.kind) &&
        !isUtilityPath(new URL(page.url).pathname) &&
        page.url !== site.home &&
        !isSecondWriting(page.url, (clean) => site.graph.nodeOf(clean) >= 0) &&
        page.url !== site.start,
    );
    // Nobody is sent to what is over, nor to a bare form, which a mail leads to.
    const forms = formPagesOf(site);
    const orphans = candidates.filter(
      (page) =>
        inboundLinks(site, page.url).all === 0 &&
        !isReached(site.graph, page.url) &&
        !mayBeOver(page) &&
        !(page.kind === "other" && forms.has(page)),
    );
    const islands = linkIslands(
      site,
      candidates.filter((page) => !mayBeOver(page)),
    );
    const unseen = unseenLinks(site);
    if (orphans.length + islands.length > 0 && unseen) return unknown(unseen);
    const found = [
      ...orphans.map((page) => ({ page, island: 0 })),
      ...islands.map(({ hub, behind }) => ({ page: hub, island: behind })),
    ];
    const faults = found.map(({ page: { url, kind }, island }) => {
      const saw = { linkingPages: 0, kind, knownFrom: "sitemap", island };
      return { url, evidence: { at: "internal links", saw, expected: "at least one link" } };
    });
    return judgePages(faults, candidates.length);
  },
  words: { en },
  mild: {
    when: ({ evidence: { saw } }) => saw.kind === "legal" || saw.kind === "contact",
    because: "nobody looks for these pages by searching",
  },
  // Whoever writes the lists links the goods in them.
  ends: ({ url, evidence: { saw } }) => (saw.kind === "product" ? [url, IN_THE_LISTS] : [url]),
  // A text left over in a language that the site doesn't speak is to be replaced, and not to be linked.
  // A wrong form of an address is to be redirected, not linked.
  givesWayTo: [{ to: ["text-in-other-language", "url-double-slash"], as: "finding" }],
  fix: newLinks,
});

function isReached(graph: { nodeOf(url: string): number; depthOf(node: number): number }, url: string): boolean {
  const node = graph.nodeOf(url);
  return node >= 0 && graph.depthOf(node) >= 0;
}
