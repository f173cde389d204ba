import { htmlLang } from "../../../../fixes/head/language.ts";
import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "html-lang-missing",
  category: "technical",
  area: "international",
  severity: "medium",
  fixKind: "template",
  certainty: 1,
  repair: { pasted: true },
  over: readableHtml,
  reads: ["head"],
  source: "https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html",
  judge: ({ head }) => verdictOn(head.lang),
  words: { en },
  fix: htmlLang,
});

const verdictOn = (lang: string | null) =>
  lang?.trim() ? pass() : fail({ at: "html[lang]", saw: lang, expected: "a language such as en or de-AT" });
