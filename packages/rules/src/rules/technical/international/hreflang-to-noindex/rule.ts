import { languageVersions } from "../../../../fixes/head/hreflang.ts";
import { en } from "./words.en.ts";
import { isAllowed } from "@audit/facts";
import { judgeTargets } from "../../../../reading/hreflang-targets.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "hreflang-to-noindex",
  category: "technical",
  area: "international",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  reads: ["pages", "sitemaps", "robots"],
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  judge: (site) => {
    const origin = new URL(site.robots.url).origin;
    const refuses = (url: string): boolean =>
      site.robots.outcome === "parsed" &&
      URL.parse(url)?.origin === origin &&
      !isAllowed(site.robots.rules, "Googlebot", url);
    return judgeTargets(
      site,
      ({ alternate, page }) => {
        if (refuses(alternate.url)) return "blocked in robots.txt";
        if (page?.response.status !== 200) return undefined;
        return page.indexability.reason === "noindex" ? "noindex" : null;
      },
      "a page that search engines may list",
    );
  },
  words: { en },
  givesWayTo: [{ to: ["hreflang-relative"], as: "task" }],
  fix: languageVersions,
});
