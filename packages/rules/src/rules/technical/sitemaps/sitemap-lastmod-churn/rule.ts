import { itemAt, type PageFacts } from "@audit/facts";
import { en } from "./words.en.ts";
import { datedEntries, type DatedEntry } from "../../../../reading/sitemap-dates.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Fewer pages may well have changed together. */
const LEAST_ENTRIES = 20;
const NEARLY_ALL = 0.9;
const MINUTE = 60_000;

export const rule = defineSiteRule({
  id: "sitemap-lastmod-churn",
  category: "technical",
  area: "sitemaps",
  severity: "low",
  fixKind: "sitemap",
  upkeep: true,
  certainty: 0.7,
  reads: ["sitemaps", "pages"],
  source: "https://developers.google.com/search/blog/2023/06/sitemaps-lastmod-ping",
  judge: ({ sitemaps: { entries }, pages }) => {
    const dated = datedEntries(entries);
    if (dated.length < LEAST_ENTRIES) return notApplicable();
    const together = mostAtOnce(dated);
    if (together.length < NEARLY_ALL * dated.length || areConfirmed(together, pages)) return pass();
    const saw = { entries: dated.length, atOnce: together.length, lastmod: itemAt(together, 0).lastmod };
    return fail({ at: "sitemap > url > lastmod", saw, expected: "the date of each page's own change" });
  },
  words: { en },
  // The days of change are only known to the program that writes the file.
  // The days of change are only known to the program that writes the file.
  onlyAlong: true,
  fix: null,
});

/** Whole sites are revised in one day: where the pages themselves name that day, the dates are true. */
function areConfirmed(together: readonly DatedEntry[], pages: readonly PageFacts[]): boolean {
  const days = new Map(together.map(({ url, day }) => [url, day]));
  let [same, others] = [0, 0];
  for (const { url, dates } of pages) {
    const day = days.get(url);
    const named = day === undefined ? [] : dates.filter(({ role }) => role === "modified");
    if (named.some(({ iso }) => iso.slice(0, 10) === day)) same++;
    else if (named.length > 0) others++;
  }
  return same > others;
}

/** The largest group of entries of one day; when they carry times, within one minute. */
function mostAtOnce(entries: readonly DatedEntry[]): readonly DatedEntry[] {
  const timed = entries.some(({ lastmod }) => lastmod.length > 10);
  const groups = Map.groupBy(entries, ({ day, at }) => (timed ? Math.floor(at / MINUTE) : day));
  return [...groups.values()].reduce((most, group) => (group.length > most.length ? group : most));
}
