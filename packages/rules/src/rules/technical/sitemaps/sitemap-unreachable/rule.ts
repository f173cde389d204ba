import { isDeclared } from "../../../../reading/sitemap-files.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "sitemap-unreachable",
  category: "technical",
  area: "sitemaps",
  severity: "high",
  fixKind: "sitemap",
  certainty: 0.95,
  reads: ["sitemaps"],
  says: {
    failing: "Sitemap can't be fetched",
    why: "robots.txt or the sitemap index names this file, but the server does not deliver it, so search engines miss every page listed there.",
    fix: "Make the address answer with the XML file, or correct the address in robots.txt and in the sitemap index. Check that no firewall blocks it.",
    source: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  },
  judge: ({ sitemaps }) => {
    const declared = sitemaps.files.filter(isDeclared);
    const faults = declared
      .filter((file) => file.status !== 200)
      .map(({ url, status, from }) => {
        const saw = {
          answer: status === 0 ? "none" : `status ${status}`,
          namedBy: from === "robots" ? "robots.txt" : "sitemap index",
        };
        return { url, evidence: { at: "HTTP status", saw, expected: 200 } };
      });
    return judgePages(faults, declared.length);
  },
});
