import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const link = (lang: string): string => `<link rel="alternate" hreflang="${lang}" href="/${lang}/">`;
const page = (...langs: string[]): string => teaPage("<h1>Tea</h1>", 200, langs.map(link).join(""));

export const cases: SiteRuleCases = {
  passing: [ran(page("de", "en")), ran(page("de", "en"), page("en", "de"))],
  failing: [ran(page(), page("de", "en")), ran(page("de", "en"), page("de")), ran(page("de"), page("de", "fr"))],
  outside: [ran(page())],
  unknown: [notRun(teaPage("<h1>Tea</h1>"))],
};
