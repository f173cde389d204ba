import { readableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

const DAY = 86_400_000;
/** A review or a case study may tell of a sale of years ago. */
const LONGEST_AGO = 3 * 365 * DAY;

/** A text on reduced prices whose date lies before the day on which the server sent the page. */
export const rule = definePageRule({
  id: "promotion-ended",
  category: "content",
  area: "freshness",
  severity: "medium",
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
    const ended = promotions.find(({ ends }) => {
      const past = now - (Date.parse(ends) + 1.5 * DAY);
      return past > 0 && past < LONGEST_AGO;
    });
    if (ended === undefined) return pass();
    return fail({
      at: "text",
      saw: { text: quoted(ended.text), ended: ended.ends },
      expected: "a promotion that still runs",
    });
  },
  words: { en },
  shows: ({ text }) => [text],
  fix: null,
});
