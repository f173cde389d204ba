import { specificTexts } from "../../../../reading/shown-things.ts";
import * as robotsMeta from "../../../../fixes/head/robots-meta.ts";
import { en } from "./words.en.ts";
import { indexableHtml } from "../../../../populations.ts";
import { googleDirectives, snippetLimit, type Directive } from "../../../../reading/robots-directives.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "nosnippet-set",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  repair: { pasted: true },
  aiVisibility: true,
  over: indexableHtml,
  reads: ["head", "response"],
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  judge: (page) => verdictOn(googleDirectives(page)),
  words: { en },
  shows: (saw) => specificTexts([saw]),
  fix: robotsMeta.snippets,
});

function verdictOn(directives: readonly Directive[]) {
  const ban = directives.find((directive) => directive.token === "nosnippet" || snippetLimit(directive) === 0);
  return ban ? fail({ at: ban.from, saw: ban.token, expected: "max-snippet:-1, or nothing" }) : pass();
}
