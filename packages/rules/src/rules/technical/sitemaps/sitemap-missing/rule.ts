import type { PageFacts } from "@audit/facts";
import { noindexOf } from "../../../../reading/robots-directives.ts";
import { newSitemap } from "../../../../fixes/sitemap/new-sitemap.ts";
import { en } from "./words.en.ts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { noticePages } from "../../../../reading/notice-pages.ts";
import { newSitemapAddress } from "../../../../reading/site-folder.ts";
import { isDeclared, usableSitemaps } from "../../../../reading/sitemap-files.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "sitemap-missing",
  category: "technical",
  area: "sitemaps",
  severity: "medium",
  fixKind: "sitemap",
  certainty: 1,
  precaution: true,
  reads: ["robots", "sitemaps", "home", "pages", "graph"],
  source: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  judge: ({ robots, sitemaps, home, pages, graph }) => {
    const { files, truncated } = sitemaps;
    if (usableSitemaps(files).length > 0) return pass();
    // One page is found without a list of pages; a hidden one that only says so is none to be found.
    const readable = pagesIn(pages, readableHtml);
    const notices = noticePages(readable.filter(isHidden), { home, pages, graph, sitemaps });
    if (readable.length - notices.size < 2) return notApplicable();
    // A sitemap that is named but can't be read is not missing: sitemap-unreachable and sitemap-invalid-xml say so.
    if (robots.rules.sitemaps.length > 0 || files.some(isDeclared)) return notApplicable();
    if (robots.outcome === "unreachable" || truncated)
      return unknown("The usual addresses of a sitemap could not be tried.");
    const unclear = files.find(
      ({ status }) => status === 0 || status === 401 || status === 403 || status === 429 || status >= 500,
    );
    if (unclear) return unknown(`${unclear.url} gave no clear answer (status ${unclear.status}).`);
    const tried = files.map(({ url, status }) => ({ url, status }));
    const saw = { robotsTxt: "no Sitemap line", tried: tried.length > 0 ? tried : "the usual addresses" };
    return fail({ at: "robots.txt and the usual addresses", saw, expected: newSitemapAddress({ home, pages }) });
  },
  words: { en },
  fix: newSitemap,
});

const isHidden = (page: PageFacts): boolean => noindexOf(page) !== null;
