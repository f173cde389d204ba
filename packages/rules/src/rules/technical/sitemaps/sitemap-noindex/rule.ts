import { noindexOf } from "../../../../reading/robots-directives.ts";
import { fetchedEntries } from "../../../../reading/sitemap-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "sitemap-noindex",
  category: "technical",
  area: "sitemaps",
  severity: "high",
  fixKind: "sitemap",
  certainty: 1,
  leavesTo: ["noindex-on-important-page", "robots-directives-conflict", "pagination-noindex"],
  reads: ["sitemaps", "pages"],
  says: {
    failing: "Sitemap lists pages that are kept out of search",
    why: "The sitemap asks search engines to list these pages, and the pages forbid it (noindex). One of the two is a mistake.",
    fix: "If the page should be found, take its noindex off. If not, take it out of the sitemap.",
    source: "https://developers.google.com/search/docs/crawling-indexing/block-indexing",
  },
  judge: (site) => {
    const entries = fetchedEntries(site).filter((page) => page.isHtml && page.response.status === 200);
    const faults = entries.flatMap((page): PageFault[] => {
      const directive = noindexOf(page);
      return directive
        ? [{ url: page.url, evidence: { at: directive.from, saw: directive.token, expected: "no noindex" } }]
        : [];
    });
    return judgePages(faults, entries.length);
  },
});
