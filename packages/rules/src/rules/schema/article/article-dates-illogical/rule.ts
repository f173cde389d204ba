import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { articlePages } from "../../../../populations.ts";
import { mainArticlesOf } from "../../../../reading/articles.ts";
import { firstText } from "../../../../reading/structured-data.ts";
import { isIsoDate } from "../../../../reading/value-formats.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const DAY = 86_400_000;

/** "Now" is the Date header of the answer. A day of grace covers dates without a zone. */
export const rule = definePageRule({
  id: "article-dates-illogical",
  category: "schema",
  area: "article",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 1,
  repair: { pasted: true },
  aiVisibility: true,
  over: articlePages,
  reads: ["structuredData", "response"],
  source: "https://developers.google.com/search/docs/appearance/publication-dates",
  judge: ({ structuredData, response }) => {
    const dated = mainArticlesOf(structuredData)
      .map((item) => ({ published: firstText(item, "datePublished"), modified: firstText(item, "dateModified") }))
      .filter(({ published, modified }) => isIsoDate(published) || isIsoDate(modified));
    if (dated.length === 0) return notApplicable();
    const now = Date.parse(response.headers["date"] ?? "");
    for (const { published, modified } of dated) {
      const [from, to] = [timeOf(published), timeOf(modified)];
      const future = [published, modified].find((date) => timeOf(date) > now + DAY);
      if (to < from - DAY) {
        return fail({
          at: "Article > dateModified",
          saw: { published, modified },
          expected: "not before datePublished",
        });
      }
      if (future) return fail({ at: "Article", saw: { date: future }, expected: "a date that has been" });
    }
    return pass();
  },
  words: { en },
  fix,
});

/** NaN, which compares as false, for what is no full date: a bare year or month has no day to compare. */
const timeOf = (date: string): number => (isIsoDate(date) && date.length >= 10 ? Date.parse(date) : Number.NaN);
