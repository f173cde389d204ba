import { readUrlHints } from "@audit/facts";
import { mainArticlesOf } from "@audit/rules/reading/articles";
import { counted } from "@audit/rules/wording/plural";
import { quote } from "@audit/rules/wording/quote";
import { articlePages, pagesIn } from "@audit/rules/populations";
import { pageName } from "@audit/rules/view/page-words";
import type { Opportunity } from "../opportunity.ts";
import { sheet } from "../sheet.ts";
import { byWorth } from "../shop-pages.ts";

const YEARS = 2;
const FEWEST = 2;
const YEAR = 365.25 * 86_400_000;

/** Articles whose last date lies years back: what they say may no longer hold, and readers see the date. */
export const oldArticles: Opportunity = {
  id: "old-articles",
  category: "content",
  area: "freshness",
  find: ({ view }) => {
    const now = Date.parse(view.measuredAt);
    // Texts about services and prices are often read as articles; what stands in a blog, or is marked up as one, is.
    const articles = pagesIn(view.site.pages, articlePages).filter(
      ({ url, structuredData }) => readUrlHints(url).folder === "article" || mainArticlesOf(structuredData).length > 0,
    );
    const dated = articles.flatMap((page) => {
      const last = page.dates
        .map(({ iso }) => iso.slice(0, 10))
        .toSorted()
        .at(-1);
      return last === undefined ? [] : [{ page, url: page.url, last }];
    });
    const old = byWorth(
      dated.filter(({ last }) => now - Date.parse(last) > YEARS * YEAR),
      view,
    );
    const [first] = old;
    if (first === undefined || old.length < FEWEST) return [];
    return [
      {
        of: "",
        title: `Go through ${counted(old.length, "article")} whose last date lies more than two years back`,
        problem: `${counted(old.length, "article")} of ${dated.length} with a date name none of the last two years. ${quote(pageName(first.page, view) ?? first.url, 70)} is of ${first.last}.`,
        steps: [
          "Read each from the top: correct what no longer holds, add what is new, and only then give it a new date, visible and in the structured data.",
          "Leave those as they are whose subject does not age, such as a recipe or a piece of history.",
        ],
        code: sheet(
          ["article", "address", "last date"],
          old.map(({ page, url, last }) => [pageName(page, view) ?? "", url, last]),
        ),
        value:
          "Assistants and readers prefer what was checked lately, most of all for prices, rules and recommendations.",
        check: `Open ${first.url}. Expected: a date of this year, on a text that was really checked.`,
        urls: old.map(({ url }) => url),
        outOf: articles.length,
        kind: "article",
        impact: "low",
        work: old.length > 10 ? "day" : "halfDay",
        doneBy: "writer",
      },
    ];
  },
};
