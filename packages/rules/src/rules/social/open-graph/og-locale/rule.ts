import { sharedHtml } from "../../../../populations.ts";
import { primaryLanguage } from "../../../../knowledge/hreflang-code.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, type Verdict } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "og-locale",
  category: "social",
  area: "open-graph",
  severity: "low",
  fixKind: "meta",
  certainty: 0.9,
  over: sharedHtml,
  reads: ["head"],
  says: {
    failing: "Page and its preview name different languages",
    why: "Networks choose readers and translations by og:locale. A wrong one, mostly the default of a plugin, shows the page to people who can't read it.",
    fix: "Set og:locale to the language and country of the page, for example de_AT, in each language of the shop.",
    source: "https://ogp.me/#optional",
  },
  told: ({ lang, ogLocale: locale }) => verdictOn(lang, locale),
  judge: ({ head }) => verdictOn(head.lang, head.openGraph["og:locale"] ?? null),
});

function verdictOn(lang: string | null, locale: string | null): Verdict {
  const [declared, preview] = [lang, locale].map((code) => primaryLanguage((code ?? "").replace("_", "-")));
  if (!declared || !preview) return notApplicable();
  if (declared === preview) return pass();
  return fail({ at: "head > meta[property=og:locale]", saw: locale!, expected: lang! });
}
