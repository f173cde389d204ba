import * as robotsMeta from "../../../../fixes/head/robots-meta.ts";
import { en } from "./words.en.ts";
import { servedHtml } from "../../../../populations.ts";
import { googleDirectives, snippetLimit, type Directive } from "../../../../reading/robots-directives.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** What a directive says, as topic and value; null when it contradicts nothing. */
function statementOf(directive: Directive): readonly [topic: string, value: string][] {
  switch (directive.token) {
    case "index":
    case "follow":
      return [[directive.token, "yes"]];
    case "all":
      return [
        ["index", "yes"],
        ["follow", "yes"],
      ];
    case "noindex":
    case "nofollow":
      return [[directive.token.slice(2), "no"]];
    case "none":
      return [
        ["index", "no"],
        ["follow", "no"],
      ];
    case "nosnippet":
      return [["snippet", "0 characters"]];
    default: {
      if (/^max-snippet\s*:\s*-1$/.test(directive.token)) return [["snippet", "any length"]];
      const limit = snippetLimit(directive);
      return limit === null ? [] : [["snippet", `${limit} characters`]];
    }
  }
}

/** General statements only: a tag for one crawler is meant to differ. */
export const rule = definePageRule({
  id: "robots-directives-conflict",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  over: servedHtml,
  reads: ["head", "response", "tech"],
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  judge: ({ head, response, tech }) =>
    tech.botWall === null ? verdictOn(googleDirectives({ head, response })) : notApplicable(),
  words: { en },
  // One line takes the place of all tags of a page that is opened.
  givesWayTo: [
    {
      to: ["noindex-site-wide"],
      as: "task",
      anywhere: true,
      when: ({ evidence: { at } }) => at === "meta robots",
    },
  ],
  fix: robotsMeta.oneRobotsTag,
});

function verdictOn(directives: readonly Directive[]) {
  const general = directives.filter((directive) => directive.from !== "meta googlebot");
  if (general.length === 0) return notApplicable();
  const said = general.flatMap((directive) =>
    statementOf(directive).map(([topic, value]) => ({
      topic,
      value,
      directive: directive.token,
      at: directive.from,
    })),
  );
  const clash = said.find(({ topic, value }) => said.some((other) => other.topic === topic && other.value !== value));
  if (!clash) return pass();
  const saw = said.filter((one) => one.topic === clash.topic).map(({ directive, at }) => ({ directive, at }));
  return fail({ at: [...new Set(saw.map((one) => one.at))].join(" and "), saw, expected: "one statement" });
}
