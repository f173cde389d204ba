import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { sharedHtml } from "../../../../populations.ts";
import { primaryLanguage } from "../../../../knowledge/hreflang-code.ts";
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
  reads: ["head"],
  source: "https://ogp.me/#optional",
  judge: ({ head }) => verdictOn(head.lang, head.openGraph["og:locale"] ?? null),
  words: { en },
  fix: fix,
});

function verdictOn(lang: string | null, locale: string | null) {
  if (lang === null || locale === null) return notApplicable();
  const [declared, preview] = [lang, locale].map((code) => primaryLanguage(code.replace("_", "-")));
  if (!declared || !preview) return notApplicable();
  if (declared === preview) return pass();
  return fail({ at: "head > meta[property=og:locale]", saw: locale, expected: lang });
}
