import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { sharedHtml } from "../../../../populations.ts";
import { primaryLanguage } from "../../../../knowledge/hreflang-code.ts";
import { ownLanguages } from "../../../../reading/own-languages.ts";
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
  // A page that is offered as the version in the preview's language has its own label wrong, not the preview.
  judge: (page) =>
    verdictOn(page.head.lang, page.head.openGraph["og:locale"] ?? null, ownLanguages(page).map(primaryLanguage)),
  words: { en },
  fix: fix,
});

function verdictOn(lang: string | null, locale: string | null, offered: readonly (string | null)[]) {
  if (lang === null || locale === null) return notApplicable();
  const [declared, preview] = [lang, locale].map((code) => primaryLanguage(code.replace("_", "-")));
  if (!declared || !preview) return notApplicable();
  if (declared === preview || offered.includes(preview)) return pass();
  return fail({ at: "head > meta[property=og:locale]", saw: locale, expected: lang });
}
