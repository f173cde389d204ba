import type { PageFacts } from "@audit/facts";
import { isDead, isServerError } from "../../../../reading/dead-address.ts";
import { redirectTarget } from "../../../../reading/redirect-path.ts";
import { fetchedEntries } from "../../../../reading/sitemap-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "sitemap-non-200",
  category: "technical",
  area: "sitemaps",
  severity: "high",
  fixKind: "sitemap",
  certainty: 1,
  reads: ["sitemaps", "pages"],
  says: {
    failing: "Sitemap lists addresses that redirect or fail",
    why: "A sitemap should name pages that work. When many entries lead elsewhere or to errors, search engines trust the whole file less.",
    fix: "Replace each redirecting entry by its target and remove the dead ones. If the shop system writes the file, have it leave out removed and unpublished pages.",
    source: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  },
  judge: (site) => {
    const entries = fetchedEntries(site);
    const faults = entries.filter(isWrong).map((page) => {
      const saw = { status: page.response.status, redirectTo: redirectTarget(page) };
      return { url: page.url, evidence: { at: "sitemap entry", saw, expected: 200 } };
    });
    return judgePages(faults, entries.length);
  },
});

const isWrong = (page: PageFacts): boolean => redirectTarget(page) !== null || isDead(page) || isServerError(page);
