import * as sitemap from "../../../../fixes/sitemap/sitemap-fixes.ts";
import { en } from "./words.en.ts";
import { noindexOf } from "../../../../reading/robots-directives.ts";
import { fetchedEntries } from "../../../../reading/sitemap-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "sitemap-noindex",
  category: "technical",
  area: "sitemaps",
  severity: "high",
  fixKind: "sitemap",
  certainty: 1,
  reads: ["sitemaps", "pages"],
  source: "https://developers.google.com/search/docs/crawling-indexing/block-indexing",
  judge: (site) => {
    const entries = fetchedEntries(site).filter((page) => page.isHtml && page.response.status === 200);
    const faults = entries.flatMap((page) => {
      const directive = noindexOf(page);
      return directive
        ? [{ url: page.url, evidence: { at: directive.from, saw: directive.token, expected: "no noindex" } }]
        : [];
    });
    return judgePages(faults, entries.length);
  },
  words: { en },
  symptoms: [{ of: "sitemap", rank: 3, shows: () => true }],
  givesWayTo: [
    {
      to: ["noindex-site-wide", "noindex-on-important-page", "robots-directives-conflict", "pagination-noindex"],
      as: "finding",
    },
  ],
  fix: sitemap.replaceEntries,
});
