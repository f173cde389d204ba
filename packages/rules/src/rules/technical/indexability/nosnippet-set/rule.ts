import { indexableHtml } from "../../../../populations.ts";
import { googleDirectives, snippetLimit, type Directive } from "../../../../reading/robots-directives.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass, type Verdict } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "nosnippet-set",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  aiVisibility: true,
  over: indexableHtml,
  reads: ["head", "response"],
  says: {
    failing: "Page forbids any text in search results",
    why: "Search results show the bare title, and AI answers of Google and Bing may not use a word of the page.",
    fix: "Take nosnippet (or max-snippet:0) out of the robots meta tag or the X-Robots-Tag header. To hide single passages only, put data-nosnippet on them.",
    source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  },
  told: ({ directives }) => verdictOn(directives),
  judge: (page) => verdictOn(googleDirectives(page)),
});

function verdictOn(directives: readonly Directive[]): Verdict {
  const ban = directives.find((directive) => directive.token === "nosnippet" || snippetLimit(directive) === 0);
  return ban ? fail({ at: ban.from, saw: ban.token, expected: "max-snippet:-1, or nothing" }) : pass();
}
