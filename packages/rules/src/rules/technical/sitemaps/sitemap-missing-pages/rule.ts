import * as sitemap from "../../../../fixes/sitemap/sitemap-fixes.ts";
import { en } from "./words.en.ts";
import type { PageFacts, PageKind } from "@audit/facts";
import { indexableHtml, pagesIn } from "../../../../populations.ts";
import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { bareForm } from "../../../../reading/address-form.ts";
import { doublesIn } from "../../../../reading/double-folders.ts";
import { emptyPagesOf } from "../../../../reading/empty-pages.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { isDeclared, usableSitemaps } from "../../../../reading/sitemap-files.ts";
import { describesPublicSite } from "../../../../reading/sitemap-pages.ts";
import { reachingPages } from "../../../../reading/inbound-links.ts";
import { versionsUnderOthers } from "../../../../reading/versions-under-others.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, unknown } from "../../../../verdict.ts";

const NEED_NO_ENTRY: ReadonlySet<PageKind> = new Set(["search", "cart", "account", "legal"]);

/** A page that so many link to is found by them. */
const WELL_LINKED = 3;

export const rule = defineSiteRule({
  id: "sitemap-missing-pages",
  category: "technical",
  area: "sitemaps",
  severity: "medium",
  fixKind: "sitemap",
  certainty: 0.95,
  reads: ["home", "pages", "graph", "sitemaps", "languageOf"],
  source: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview",
  judge: ({ home, pages, graph, sitemaps, languageOf }) => {
    if (usableSitemaps(sitemaps.files).length === 0 || sitemaps.entries.length === 0) return notApplicable();
    if (describesPublicSite({ home, sitemaps })) return notApplicable();
    const unread = sitemaps.files.find((file) =>
      isDeclared(file) ? file.status !== 200 || file.error !== null : file.kind !== "unknown" && file.error !== null,
    );
    if (sitemaps.truncated) return unknown("The sitemap has more entries than were read.");
    if (unread) return unknown(`${unread.url} could not be read; it may list the pages that seem to be missing.`);
    // Other forms of a listed address (slash, www, scheme) are listed, if badly: other rules speak about those.
    const listed = new Set(sitemaps.entries.map((entry) => bareForm(entry.url)));
    const empty = emptyPagesOf({ pages, graph, sitemaps });
    const doubles = doublesIn({ pages });
    // Named by a page in another language: once that canonical is mended, the file is to list that page.
    const named = new Set(versionsUnderOthers({ pages, sitemaps, languageOf }).crossing.values());
    const wanted = pagesIn(pages, indexableHtml).filter(
      (page) => needsEntry(page) && !doubles.has(page.url) && !named.has(page.url),
    );
    const faults = wanted
      .filter((page) => !listed.has(bareForm(page.url)) && !empty.has(page))
      .map(({ url, kind }) => {
        const saw = { kind, ...reachingPages({ pages, graph }, url) };
        return { url, evidence: { at: "sitemap", saw, expected: `<loc>${url.slice(0, 180)}</loc>` } };
      });
    return judgePages(faults, wanted.length);
  },
  words: { en },
  symptoms: [{ of: "sitemap", rank: 5, shows: () => true }],
  mild: {
    when: ({ evidence: { saw } }) => saw.linkingPages >= WELL_LINKED,
    because: "several pages link to each of these, so that search engines come upon them without it",
  },
  // Of several copies the sitemap lists the one that is kept.
  givesWayTo: [{ to: ["isolated-by-discovery", "template-discontinuity", "exact-duplicates"], as: "finding" }],
  fix: sitemap.addEntries,
});

/** Filters, later pages of lists and pages for one visitor need no entry. */
function needsEntry(page: PageFacts): boolean {
  if (NEED_NO_ENTRY.has(page.kind) || page.head.refresh?.url) return false;
  const { pathname, search } = new URL(page.url);
  // The same page stands at the address of its folder.
  if (/\/index\.(html?|php)$/i.test(pathname)) return false;
  return search === "" && !isLaterPage(page.url) && !isUtilityPath(pathname);
}
