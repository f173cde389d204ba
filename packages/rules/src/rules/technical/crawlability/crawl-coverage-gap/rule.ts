import { en } from "./words.en.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** About the audit rather than the site: it says how far the other verdicts reach. */
export const rule = defineSiteRule({
  id: "crawl-coverage-gap",
  category: "technical",
  area: "crawlability",
  severity: "low",
  fixKind: "info",
  certainty: 1,
  informs: true,
  reads: ["coverage"],
  source: "https://developers.google.com/search/docs/crawling-indexing/large-site-managing-crawl-budget",
  judge: ({ coverage }) => {
    if (coverage.pages === 0) return notApplicable();
    const missed = coverage.notCrawled.filter(
      ({ reason, count }) => count > 0 && (reason === "limit" || reason === "bot-wall"),
    );
    if (missed.length === 0) return pass();
    const saw = {
      pagesRead: coverage.pages,
      addressesKnown: coverage.known,
      notRead: missed.map(({ reason, count, examples }) => ({ reason, count, examples: examples.slice(0, 3) })),
    };
    return fail({ at: "crawl", saw, expected: "every known address read" });
  },
  words: { en },
  fix: null,
});
