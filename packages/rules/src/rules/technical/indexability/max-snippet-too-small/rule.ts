import * as robotsMeta from "../../../../fixes/head/robots-meta.ts";
import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { firstParagraph, firstSentence } from "../../../../reading/first-answer.ts";
import { googleDirectives, snippetLimit } from "../../../../reading/robots-directives.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

/** Longer sentences are cut by every engine anyway, so no more is asked for. */
const LONGEST_ANSWER = 300;

export const rule = definePageRule({
  id: "max-snippet-too-small",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "meta",
  certainty: 0.9,
  repair: { pasted: true },
  aiVisibility: true,
  over: indexableContent,
  reads: ["head", "response", "text"],
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  judge: (page) => {
    const limits = googleDirectives(page).flatMap((directive) => {
      const limit = snippetLimit(directive);
      return limit === null ? [] : [{ limit, directive }];
    });
    const strictest = limits.toSorted((a, b) => a.limit - b.limit)[0];
    // A limit of 0 is nosnippet-set.
    if (!strictest || strictest.limit === 0) return notApplicable();
    const paragraph = firstParagraph(page.text);
    if (paragraph === null) return unknown("The page has no paragraph to compare the limit with.");
    const sentence = firstSentence(paragraph);
    if (strictest.limit >= Math.min(sentence.length, LONGEST_ANSWER)) return pass();
    const saw = { directive: strictest.directive.token, firstSentence: quoted(sentence), characters: sentence.length };
    return fail({ at: strictest.directive.from, saw, expected: "max-snippet:-1" });
  },
  words: { en },
  fix: robotsMeta.snippets,
});
