import { readableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

const DAY = 86_400_000;
/** A review or a case study may tell of a sale of years ago. */
const LONGEST_AGO = 3 * 365 * DAY;

/** A last day without its year is the nearest one; further away it may be that of another year. */
const NEAREST = 120 * DAY;

/** A text on reduced prices whose date lies before the day on which the server sent the page. */
export const rule = definePageRule({
  id: "promotion-ended",
  category: "content",
  area: "freshness",
  // A price that counts as reduced and an urgency that is none: the law holds both for misleading.
  severity: "high",
  fixKind: "content",
  certainty: 0.75,
  over: readableHtml,
  reads: ["claims", "kind", "response"],
  source: "https://eur-lex.europa.eu/eli/dir/2005/29/oj",
  judge: ({ claims: { promotions }, kind, response }) => {
    if (promotions.length === 0 || kind === "article" || kind === "legal") return notApplicable();
    const now = Date.parse(response.headers["date"] ?? "");
    if (Number.isNaN(now)) return notApplicable();
    // The day lasts until it has passed everywhere on earth.
    const dated = promotions.flatMap(({ text, ends }) => nearest(ends, now).map((end) => ({ text, ...end })));
    if (dated.length === 0) return notApplicable();
    const ended = dated.find(({ day, longest }) => {
      const past = now - (Date.parse(day) + 1.5 * DAY);
      return past > 0 && past < longest;
    });
    if (ended === undefined) return pass();
    return fail({
      at: "text",
      saw: { text: quoted(ended.text), ended: ended.day },
      expected: "a promotion that still runs",
    });
  },
  words: { en },
  shows: ({ text }) => [text],
  fix: null,
});

interface End {
  readonly day: string;
  /** So long ago it may lie, in milliseconds. */
  readonly longest: number;
}

/** The day meant; none where it has no year and lies too far away to tell. */
function nearest(ends: string, now: number): End[] {
  if (!ends.startsWith("--")) return [{ day: ends, longest: LONGEST_AGO }];
  const year = new Date(now).getUTCFullYear();
  const days = [year - 1, year, year + 1].map((one) => `${one}${ends.slice(1)}`);
  const away = (day: string): number => Math.abs(now - Date.parse(day));
  const [day = ""] = days.filter((one) => away(one) < NEAREST).toSorted((a, b) => away(a) - away(b));
  return day === "" ? [] : [{ day, longest: NEAREST }];
}
