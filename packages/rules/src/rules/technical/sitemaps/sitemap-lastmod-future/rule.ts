import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { noted } from "../../../../reading/noted.ts";
import { datedEntries } from "../../../../reading/sitemap-dates.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const DAY = 86_400_000;
/** A day without a zone begins half a day earlier in the east. */
const MOST_AHEAD = 1.5 * DAY;
const MOST_SHOWN = 5;

export const rule = defineSiteRule({
  id: "sitemap-lastmod-future",
  category: "technical",
  area: "sitemaps",
  severity: "low",
  fixKind: "sitemap",
  certainty: 1,
  reads: ["sitemaps", "pages"],
  source: "https://developers.google.com/search/blog/2023/06/sitemaps-lastmod-ping",
  judge: ({ sitemaps: { entries }, pages }) => {
    const written = entries.filter(({ lastmod }) => lastmod !== null && lastmod.trim() !== "");
    const now = readOn(pages);
    if (written.length === 0 || now === null) return notApplicable();
    const dated = new Map(datedEntries(written).map((entry) => [entry.url, entry]));
    const odd = written.filter(({ url }) => {
      const at = dated.get(url)?.at;
      return at === undefined || at > now + MOST_AHEAD;
    });
    if (odd.length === 0) return pass();
    const unreadable = odd.filter(({ url }) => !dated.has(url)).length;
    const saw = {
      entries: odd.length,
      inFuture: odd.length - unreadable,
      unreadable,
      examples: odd.slice(0, MOST_SHOWN).map(({ url, lastmod }) => ({ url, lastmod })),
    };
    return fail({ at: "sitemap > url > lastmod", saw, expected: "the day of the last change, YYYY-MM-DD" });
  },
  words: { en },
  fix,
});

/** What servers say the time is: the latest day that any of the first pages came with; null where none says. */
function readOn(pages: readonly PageFacts[]): number | null {
  const days = pages
    .slice(0, 20)
    .map(sentOn)
    .filter((at) => at !== null);
  return days.length === 0 ? null : Math.max(...days);
}

const sentOn = noted(({ response }: Pick<PageFacts, "response">): number | null => {
  const at = Date.parse(response.headers["date"] ?? "");
  return Number.isNaN(at) ? null : at;
});
