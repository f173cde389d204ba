import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (lang: string, locale: string): string =>
  `<!doctype html><html lang="${lang}"><head><title>Tea</title><meta property="og:locale" content="${locale}"></head><body><p>Tea`;

export const cases: PageRuleCases = {
  passing: [page("en", "en_US"), page("de-AT", "de_DE"), page("no", "nb_NO")],
  failing: [page("de", "en_US"), page("fr-CH", "de_CH")],
  outside: [page("", "en_US"), page("de", ""), page("de", "default")],
};
