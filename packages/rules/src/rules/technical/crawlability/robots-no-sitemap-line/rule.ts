import { en } from "./words.en.ts";
import { isWebPage } from "../../../../reading/robots-file.ts";
import { usableSitemaps } from "../../../../reading/sitemap-files.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

export const rule = defineSiteRule({
  id: "robots-no-sitemap-line",
  category: "technical",
  area: "crawlability",
  severity: "low",
  fixKind: "robots",
  certainty: 1,
  precaution: true,
  reads: ["robots", "sitemaps"],
  source: "https://www.sitemaps.org/protocol.html",
  judge: ({ robots, sitemaps }) => {
    if (robots.outcome !== "parsed" || isWebPage(robots)) return notApplicable();
    if (robots.rules.sitemaps.length > 0) return pass();
    const [found] = usableSitemaps(sitemaps.files);
    if (!found) return notApplicable();
    return fail({ at: robots.url, saw: "no Sitemap line", expected: `Sitemap: ${found.url}` });
  },
  words: { en },
  fix,
});
