import { indexableHtml } from "../../../../populations.ts";
import { firstOf, googleDirectives, type Directive } from "../../../../reading/robots-directives.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass, type Verdict } from "../../../../verdict.ts";

/** Only indexable pages: on a page kept out of search, nofollow takes nothing away. */
export const rule = definePageRule({
  id: "nofollow-page-level",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  over: indexableHtml,
  reads: ["head", "response"],
  says: {
    failing: "Page forbids search engines to follow its links",
    why: "The page may be listed, but none of its links count, so the products and texts behind them are found less surely and rank lower.",
    fix: 'Take nofollow out of the robots meta tag or the X-Robots-Tag header. Mark single paid links with rel="sponsored" instead.',
    source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  },
  told: ({ directives }) => verdictOn(directives),
  judge: (page) => verdictOn(googleDirectives(page)),
});

function verdictOn(directives: readonly Directive[]): Verdict {
  const found = firstOf(directives, "nofollow", "none");
  return found ? fail({ at: found.from, saw: found.token, expected: "follow, or nothing" }) : pass();
}
