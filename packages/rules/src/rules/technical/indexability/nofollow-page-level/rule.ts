import { en } from "./words.en.ts";
import { indexableHtml } from "../../../../populations.ts";
import { firstOf, googleDirectives, type Directive } from "../../../../reading/robots-directives.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

/** Only indexable pages: on a page kept out of search, nofollow takes nothing away. */
export const rule = definePageRule({
  id: "nofollow-page-level",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  repair: { pasted: true },
  over: indexableHtml,
  reads: ["head", "response"],
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  judge: (page) => verdictOn(googleDirectives(page)),
  words: { en },
  // One tag says both, and who lifts noindex writes it anew.
  givesWayTo: [{ to: ["noindex-site-wide"], as: "task", anywhere: true }],
  fix,
});

function verdictOn(directives: readonly Directive[]) {
  const found = firstOf(directives, "nofollow", "none");
  return found ? fail({ at: found.from, saw: found.token, expected: "follow, or nothing" }) : pass();
}
