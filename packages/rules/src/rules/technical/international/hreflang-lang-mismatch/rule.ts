import { primaryLanguage } from "../../../../knowledge/hreflang-code.ts";
import { indexableHtml } from "../../../../populations.ts";
import { ownLanguages } from "../../../../reading/own-languages.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, type Verdict } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "hreflang-lang-mismatch",
  category: "technical",
  area: "international",
  severity: "medium",
  fixKind: "template",
  certainty: 1,
  over: indexableHtml,
  reads: ["url", "head", "response"],
  says: {
    failing: "Page names two different languages for itself",
    why: "The hreflang line and the lang attribute of the page disagree. Browsers, screen readers and some search engines go by the attribute.",
    fix: "Set the lang attribute of the html element to the language the page is written in, the same one its hreflang line names.",
    source: "https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Global_attributes/lang",
  },
  told: ({ lang, ownLanguages: own }) => verdictOn(lang, own),
  judge: ({ url, head, response }) => verdictOn(head.lang, ownLanguages({ url, head, response })),
});

function verdictOn(lang: string | null, codes: readonly string[]): Verdict {
  const declared = primaryLanguage(lang ?? "");
  const own = codes.flatMap((code) => primaryLanguage(code) ?? []);
  if (declared === null || own.length === 0) return notApplicable();
  if (own.includes(declared)) return pass();
  return fail({ at: "html[lang]", saw: lang, expected: [...new Set(own)] });
}
