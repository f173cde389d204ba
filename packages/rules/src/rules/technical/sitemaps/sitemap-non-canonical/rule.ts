import { OTHER_ADDRESS } from "@audit/facts";
import { specificTexts } from "../../../../reading/shown-things.ts";
import * as sitemap from "../../../../fixes/sitemap/sitemap-fixes.ts";
import { en } from "./words.en.ts";
import { listableHtml } from "../../../../populations.ts";
import { canonicalTarget } from "../../../../reading/canonical-target.ts";
import { fetchedEntries } from "../../../../reading/sitemap-pages.ts";
import { isIndexFileOf } from "../../../../reading/index-file.ts";
import { isLocalCopy } from "../../../../reading/address-form.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { templateCanonicals } from "../../../../reading/template-canonicals.ts";
import { endOfRedirects } from "../../../../reading/redirect-path.ts";
import { versionsUnderOthers } from "../../../../reading/versions-under-others.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable } from "../../../../verdict.ts";

/**
 * A canonical that redirects back to the page names it all the same; that it redirects is canonical-to-non-200. Where a
 * template gives all its pages one canonical, the canonical is wrong and not the sitemap: canonical-shared tells it. A
 * folder is one page with its index file, whichever of the two is named.
 */
export const rule = defineSiteRule({
  id: "sitemap-non-canonical",
  category: "technical",
  area: "sitemaps",
  severity: "medium",
  fixKind: "sitemap",
  certainty: 1,
  reads: ["home", "sitemaps", "pages", "graph", "languageOf"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: ({ home, ...site }) => {
    const entries = fetchedEntries(site).filter(
      (page) => listableHtml.includes(page) || page.indexability.reason === OTHER_ADDRESS,
    );
    const targets = entries.flatMap((page) => canonicalTarget(page) ?? []);
    if (isLocalCopy(home, targets)) return notApplicable();
    const byUrl = pagesByUrl(site.pages);
    const { crossing } = versionsUnderOthers(site);
    const shells = templateCanonicals(site);
    const faults = entries.flatMap((page) => {
      const canonical = canonicalTarget(page);
      if (canonical === null || shells.has(canonical)) return [];
      const end = endOfRedirects(canonical, byUrl);
      // What is wrong is the canonical of a version that names one in another language, not that it is listed.
      if (crossing.has(page.url)) return [];
      // A canonical to a dead page is the fault itself, and of one that was not read nobody knows.
      if (end === page.url || isIndexFileOf(end, page.url) || byUrl.get(end)?.response.status !== 200) return [];
      return [{ url: page.url, evidence: { at: "link[rel=canonical]", saw: canonical, expected: page.url } }];
    });
    return judgePages(faults, entries.length);
  },
  words: { en },
  symptoms: [{ of: "sitemap", rank: 4, shows: () => true }],
  givesWayTo: [{ to: ["canonical-http-on-https", "pagination-canonical-page1"], as: "finding" }],
  shows: (saw) => specificTexts([saw]),
  fix: sitemap.replaceEntries,
});
