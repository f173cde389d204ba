import { specificTexts } from "../../../../reading/shown-things.ts";
import { htmlLang } from "../../../../fixes/head/language.ts";
import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { languages } from "../../../../knowledge/language-codes.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "html-lang-invalid",
  category: "technical",
  area: "international",
  severity: "low",
  fixKind: "template",
  certainty: 1,
  repair: { pasted: true },
  over: readableHtml,
  reads: ["head"],
  source: "https://www.w3.org/International/articles/language-tags/",
  judge: ({ head }) => verdictOn(head.lang),
  words: { en },
  shows: (saw) => specificTexts([saw]),
  fix: htmlLang,
});

function verdictOn(written: string | null) {
  const lang = written?.trim() ?? "";
  if (lang === "") return notApplicable();
  return isLanguageTag(lang)
    ? pass()
    : fail({ at: "html[lang]", saw: quoted(lang), expected: "a code such as en or de-AT" });
}

/** Two letters of ISO 639-1, or three of ISO 639-2 and 639-3, which are too many to list; private tags are free. */
function isLanguageTag(lang: string): boolean {
  const [primary = "", ...rest] = lang.toLowerCase().split("-");
  if (rest.some((part) => !/^[a-z0-9]{1,8}$/.test(part))) return false;
  return languages.has(primary) || /^[a-z]{3}$/.test(primary) || (/^[xi]$/.test(primary) && rest.length > 0);
}
