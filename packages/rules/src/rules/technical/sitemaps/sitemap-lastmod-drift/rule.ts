import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { noted } from "../../../../reading/noted.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { datedEntries } from "../../../../reading/sitemap-dates.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

/** Days by which the two may differ: time zones, and a save after the text was finished. */
const MOST_DAYS = 7;
const DAY = 86_400_000;

export const rule = defineSiteRule({
  id: "sitemap-lastmod-drift",
  category: "technical",
  area: "sitemaps",
  severity: "low",
  fixKind: "sitemap",
  upkeep: true,
  certainty: 0.8,
  reads: ["sitemaps", "pages"],
  source: "https://developers.google.com/search/blog/2023/06/sitemaps-lastmod-ping",
  judge: ({ sitemaps, pages }) => {
    const byUrl = pagesByUrl(pages);
    let looked = 0;
    const faults = datedEntries(sitemaps.entries).flatMap(({ url, lastmod, at }) => {
      const page = byUrl.get(url);
      const modified = page?.response.status === 200 ? modifiedOn(page) : null;
      if (modified === null) return [];
      looked += 1;
      // A newer date in the sitemap may be a change of price or layout that the text's date leaves out.
      if (Date.parse(modified) - at <= MOST_DAYS * DAY) return [];
      const saw = { sitemap: lastmod, page: modified };
      return [{ url, evidence: { at: "sitemap > url > lastmod", saw, expected: modified } }];
    });
    return judgePages(faults, looked);
  },
  words: { en },
  // The program that writes the file knows the days of change; line by line they are wrong again tomorrow.
  onlyAlong: true,
  fix: null,
});

/** The day of the last change that the page's markup names. */
const modifiedOn = noted(({ dates }: Pick<PageFacts, "dates">): string | null => {
  const named = dates.find(({ role, from }) => role === "modified" && from !== "text");
  return named !== undefined && !Number.isNaN(Date.parse(named.iso)) ? named.iso : null;
});
