import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { sharedHtml } from "../../../../populations.ts";
import { primaryLanguage } from "../../../../knowledge/hreflang-code.ts";
import { ownLanguages } from "../../../../reading/own-languages.ts";
import { languageFolder } from "../../../../reading/language-folder.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "og-locale",
  category: "social",
  area: "open-graph",
  severity: "low",
  fixKind: "meta",
  certainty: 0.9,
  repair: { pasted: true },
  over: sharedHtml,
  reads: ["url", "head", "response"],
  source: "https://ogp.me/#optional",
  judge: (page) => verdictOn(page.head.lang, page.head.openGraph["og:locale"] ?? null, otherSigns(page)),
  words: { en },
  fix: fix,
});

/** What the page says of its language elsewhere: its own entry among the language versions, the folder of its address. */
const otherSigns = (page: Pick<PageFacts, "url" | "head" | "response">): (string | null)[] => [
  ...ownLanguages(page),
  languageFolder(page.url),
];

/** Where the others side with the preview, the declared language is wrong, and a rule of its own says so. */
function verdictOn(lang: string | null, locale: string | null, others: readonly (string | null)[]) {
  if (lang === null || locale === null) return notApplicable();
  const [declared, preview] = [lang, locale].map((code) => primaryLanguage(code.replace("_", "-")));
  if (!declared || !preview) return notApplicable();
  if (declared === preview) return pass();
  if (others.some((code) => code !== null && primaryLanguage(code) === preview)) return notApplicable();
  return fail({ at: "head > meta[property=og:locale]", saw: locale, expected: lang });
}
