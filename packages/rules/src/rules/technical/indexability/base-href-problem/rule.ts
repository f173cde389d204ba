import { readableHtml } from "../../../../populations.ts";
import { sameHost } from "../../../../reading/address-form.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "base-href-problem",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "template",
  certainty: 0.95,
  over: readableHtml,
  reads: ["url", "head"],
  says: {
    failing: "The base address of the page is wrong",
    why: "<base> decides where every short link, picture and canonical address of the page leads. An empty, repeated or foreign one sends them astray.",
    fix: "Remove <base>, or keep a single one with the full https address of your own site, as the first tag in the head that holds an address.",
    source: "https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/base",
  },
  told: ({ bases }) => (bases ? null : notApplicable()),
  judge: ({ url, head: { bases } }) => {
    const [first] = bases;
    if (first === undefined) return notApplicable();
    const problem = problemOf(first, bases.length, url);
    if (problem === null) return pass();
    return fail({ at: "base[href]", saw: { bases: bases.slice(0, 3).map(quoted), problem } });
  },
});

function problemOf(href: string, count: number, pageUrl: string): string | null {
  if (href.trim() === "") return "empty address";
  const resolved = URL.parse(href, pageUrl);
  if (resolved === null || !/^https?:$/.test(resolved.protocol)) return "no web address";
  if (count > 1) return "more than one base: only the first counts";
  return sameHost(resolved.href, pageUrl) ? null : "leads to another host";
}
