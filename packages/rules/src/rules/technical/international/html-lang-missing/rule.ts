import { readableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass, type Verdict } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "html-lang-missing",
  category: "technical",
  area: "international",
  severity: "medium",
  fixKind: "template",
  certainty: 1,
  over: readableHtml,
  reads: ["head"],
  says: {
    failing: "Page doesn't say which language it is in",
    why: "Screen readers, browsers that translate, and some search engines go by the lang attribute. Without it they guess.",
    fix: 'Add the language to the html element of the template, for example <html lang="en">.',
    source: "https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html",
  },
  told: ({ lang }) => verdictOn(lang),
  judge: ({ head }) => verdictOn(head.lang),
});

const verdictOn = (lang: string | null): Verdict =>
  lang?.trim() ? pass() : fail({ at: "html[lang]", saw: lang, expected: "a language such as en or de-AT" });
