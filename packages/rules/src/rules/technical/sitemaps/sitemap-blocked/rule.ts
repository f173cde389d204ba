import * as sitemap from "../../../../fixes/sitemap/sitemap-fixes.ts";
import { en } from "./words.en.ts";
import { matchRobots } from "@audit/facts";
import { isClosed } from "../../../../reading/robots-closure.ts";
import { sameHost } from "../../../../reading/address-form.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "sitemap-blocked",
  category: "technical",
  area: "sitemaps",
  severity: "high",
  fixKind: "sitemap",
  certainty: 1,
  reads: ["home", "robots", "sitemaps"],
  source: "https://developers.google.com/search/docs/crawling-indexing/robots/intro",
  judge: ({ home, robots, sitemaps }) => {
    // A site closed as a whole has one cause, and robots-blocks-whole-site names it.
    if (robots.outcome !== "parsed" || isClosed(robots.rules, home)) return notApplicable();
    // robots.txt speaks for its own host only.
    const entries = sitemaps.entries.filter(({ url }) => sameHost(url, home));
    const faults = entries.flatMap(({ url }) => {
      const { allowed, rule } = matchRobots(robots.rules, "Googlebot", url);
      if (allowed || rule === null) return [];
      return [
        { url, evidence: { at: `robots.txt line ${rule.line}`, saw: `Disallow: ${rule.path}`, expected: "allowed" } },
      ];
    });
    return judgePages(faults, entries.length);
  },
  words: { en },
  fix: sitemap.replaceEntries,
});
