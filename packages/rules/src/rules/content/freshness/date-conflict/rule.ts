import { specificTexts } from "../../../../reading/shown-things.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { DateFact } from "@audit/facts";
import { articlePages } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Writing one moment in two time zones moves its date by a day at most. */
const TOLERANCE_DAYS = 1;
const DAY = 86_400_000;

/**
 * Compares what the page says visibly, in meta tags and in structured data. Sitemap and Last-Modified dates are left
 * out: they may follow changes that are none of the article's. Dates without a role may belong to other articles.
 */
export const rule = definePageRule({
  id: "date-conflict",
  category: "content",
  area: "freshness",
  severity: "medium",
  fixKind: "content",
  certainty: 0.8,
  grade: "B",
  aiVisibility: true,
  over: articlePages,
  reads: ["dates"],
  source: "https://developers.google.com/search/docs/appearance/publication-dates",
  judge: ({ dates }) => {
    const published = dates.filter(({ role }) => role === "published");
    const bySource = Map.groupBy(published, ({ from }) => (from === "time" || from === "text" ? "visible" : from));
    // A source with several dates lists other articles too: no way to tell which date is the page's own.
    const sides = [...bySource.values()].filter(oneDay).flatMap(([first]) => first ?? []);
    const backwards = changedBeforePublished(dates);
    if (sides.length < 2 && backwards === null) return notApplicable();
    if (!oneDay(sides)) return fail({ at: "publication dates", saw: sides.map(said), expected: "one date" });
    if (backwards === null) return pass();
    return fail({ at: "json-ld dateModified", saw: backwards.map(said), expected: "a change after publication" });
  },
  words: { en },
  givesWayTo: [{ to: ["article-dates-illogical"], as: "finding" }],
  shows: (saw) => specificTexts(saw),
  fix,
});

const said = ({ iso, from }: DateFact): string => `${iso} (${from})`;
const dayOf = ({ iso }: DateFact): number => Date.parse(iso.slice(0, 10)) / DAY;

function oneDay(dates: readonly DateFact[]): boolean {
  const days = dates.map(dayOf).filter(Number.isFinite);
  return days.length === 0 || Math.max(...days) - Math.min(...days) <= TOLERANCE_DAYS;
}

function changedBeforePublished(dates: readonly DateFact[]): DateFact[] | null {
  const published = dates.find(({ from, role }) => from === "json-ld" && role === "published");
  const modified = dates.findLast(({ from, role }) => from === "json-ld" && role === "modified");
  if (!published || !modified) return null;
  return dayOf(modified) < dayOf(published) - TOLERANCE_DAYS ? [published, modified] : null;
}
