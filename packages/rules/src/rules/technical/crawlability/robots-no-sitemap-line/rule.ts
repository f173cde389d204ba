import { isWebPage } from "../../../../reading/robots-file.ts";
import { usableSitemaps } from "../../../../reading/sitemap-files.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "robots-no-sitemap-line",
  category: "technical",
  area: "crawlability",
  severity: "low",
  fixKind: "robots",
  certainty: 1,
  reads: ["robots", "sitemaps"],
  says: {
    failing: "robots.txt does not name the sitemap",
    why: "The sitemap exists, but crawlers that don't know its address have to guess. The line in robots.txt tells every search engine and AI crawler at once.",
    fix: "Add a line with the full address to robots.txt, for example: Sitemap: https://www.your-shop.com/sitemap.xml",
    source: "https://www.sitemaps.org/protocol.html",
  },
  judge: ({ robots, sitemaps }) => {
    if (robots.outcome !== "parsed" || isWebPage(robots)) return notApplicable();
    if (robots.rules.sitemaps.length > 0) return pass();
    const [found] = usableSitemaps(sitemaps.files);
    if (!found) return notApplicable();
    return fail({ at: robots.url, saw: "no Sitemap line", expected: `Sitemap: ${found.url}` });
  },
});
