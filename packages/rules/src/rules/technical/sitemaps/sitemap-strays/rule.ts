import { en } from "./words.en.ts";
import { STRAY } from "@audit/facts";
import { replaceEntries } from "../../../../fixes/sitemap/sitemap-fixes.ts";
import { fetchedEntries } from "../../../../reading/sitemap-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

/** Samples of libraries and lists that a program makes by itself: named by the sitemap, and by no page. */
export const rule = defineSiteRule({
  id: "sitemap-strays",
  category: "technical",
  area: "sitemaps",
  severity: "low",
  fixKind: "sitemap",
  certainty: 0.9,
  reads: ["sitemaps", "pages"],
  source: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  judge: (site) => {
    const entries = fetchedEntries(site).filter((page) => page.isHtml && page.response.status === 200);
    const faults = entries
      .filter(({ indexability }) => indexability.reason === STRAY)
      .map(({ url, head }) => {
        const saw = { title: (head.titles[0] ?? "").slice(0, 100) };
        return { url, evidence: { at: "sitemap entry", saw, expected: "pages of the site only" } };
      });
    return judgePages(faults, entries.length);
  },
  words: { en },
  symptoms: [{ of: "sitemap", rank: 2, shows: () => true }],
  fix: replaceEntries,
});
