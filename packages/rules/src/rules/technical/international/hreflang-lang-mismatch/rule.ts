import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { primaryLanguage } from "../../../../knowledge/hreflang-code.ts";
import { indexableHtml } from "../../../../populations.ts";
import { ownLanguages } from "../../../../reading/own-languages.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "hreflang-lang-mismatch",
  category: "technical",
  area: "international",
  severity: "medium",
  fixKind: "template",
  certainty: 1,
  ceiling: { health: 65, aiCitation: 65, because: "Half of the pages of another language are not in that language." },
  over: indexableHtml,
  reads: ["url", "head", "response"],
  source: "https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Global_attributes/lang",
  judge: ({ url, head, response }) => verdictOn(head.lang, ownLanguages({ url, head, response })),
  words: { en },
  givesWayTo: [{ to: ["canonical-to-other-language"], as: "task", anywhere: true }],
  fix,
});

function verdictOn(lang: string | null, codes: readonly string[]) {
  const declared = primaryLanguage(lang ?? "");
  const own = codes.flatMap((code) => primaryLanguage(code) ?? []);
  if (declared === null || own.length === 0) return notApplicable();
  if (own.includes(declared)) return pass();
  return fail({ at: "html[lang]", saw: lang, expected: [...new Set(own)] });
}
