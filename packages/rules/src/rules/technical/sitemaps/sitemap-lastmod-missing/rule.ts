import { en } from "./words.en.ts";
import { datedEntries } from "../../../../reading/sitemap-dates.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** From half of the entries on, search engines can tell new from old. */
const LEAST_SHARE = 0.5;

export const rule = defineSiteRule({
  id: "sitemap-lastmod-missing",
  category: "technical",
  area: "sitemaps",
  severity: "low",
  fixKind: "sitemap",
  upkeep: true,
  certainty: 1,
  precaution: true,
  reads: ["sitemaps"],
  source:
    "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#additional-notes-about-xml-sitemaps",
  judge: ({ sitemaps: { entries } }) => {
    if (entries.length === 0) return notApplicable();
    const dated = datedEntries(entries).length;
    if (dated / entries.length >= LEAST_SHARE) return pass();
    return fail({
      at: "sitemap > url > lastmod",
      saw: { entries: entries.length, withDate: dated },
      expected: "a date each",
    });
  },
  words: { en },
  // The days of change are only known to the program that writes the file.
  // Whoever writes the missing pages into the file writes their days, too.
  givesWayTo: [{ to: ["sitemap-missing-pages", "sitemap-non-200"], as: "task", anywhere: true }],
  // Whoever pastes a whole sitemap loses its languages and pictures, and the days are only known to the shop.
  // The days of change are only known to the program that writes the file.
  onlyAlong: true,
  fix: null,
});
