import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { sameHost } from "../../../../reading/address-form.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

export const rule = definePageRule({
  id: "base-href-problem",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "template",
  certainty: 0.95,
  over: readableHtml,
  reads: ["url", "head"],
  source: "https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/base",
  judge: ({ url, head: { bases } }) => {
    const [first] = bases;
    if (first === undefined) return notApplicable();
    const problem = problemOf(first, bases.length, url);
    if (problem === null) return pass();
    return fail({ at: "base[href]", saw: { bases: bases.slice(0, 3).map(quoted), problem } });
  },
  words: { en },
  fix,
});

function problemOf(href: string, count: number, pageUrl: string): string | null {
  if (href.trim() === "") return "empty address";
  const resolved = URL.parse(href, pageUrl);
  if (resolved === null || !/^https?:$/.test(resolved.protocol)) return "no web address";
  if (count > 1) return "more than one base: only the first counts";
  return sameHost(resolved.href, pageUrl) ? null : "leads to another host";
}
