import * as robotsMeta from "../../../../fixes/head/robots-meta.ts";
import { en } from "./words.en.ts";
import { servedHtml } from "../../../../populations.ts";
import { googleDirectives } from "../../../../reading/robots-directives.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const DAY = 86_400_000;
const PATTERN = /^unavailable_after\s*:\s*(.+)$/;

/** Compares with the Date header of the answer: the moment at which the server said so. */
export const rule = definePageRule({
  id: "unavailable-after-past",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  repair: { pasted: true },
  over: servedHtml,
  reads: ["head", "response"],
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#unavailable_after",
  judge: (page) => {
    const named = googleDirectives(page).flatMap(({ token, from }) => {
      const until = PATTERN.exec(token)?.[1];
      const at = until === undefined ? Number.NaN : Date.parse(until);
      return until === undefined || Number.isNaN(at) ? [] : [{ from, until, at }];
    });
    if (named.length === 0) return notApplicable();
    const now = Date.parse(page.response.headers["date"] ?? "");
    if (Number.isNaN(now)) return notApplicable();
    // A day without a zone ends everywhere on earth within a day and a half.
    const past = named.find(({ at }) => at + 1.5 * DAY < now);
    if (past === undefined) return pass();
    return fail({
      at: past.from,
      saw: past.until,
      expected: `a day after ${new Date(now).toISOString().slice(0, 10)}`,
    });
  },
  words: { en },
  fix: robotsMeta.indexable,
});
