import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (lang: string, code: string): string =>
  `<html lang="${lang}"><title>Tea</title><link rel=alternate hreflang="${code}" href="https://shop.example/page"><p>Tea`;

const answer = (lang: string, code: string) => ({
  html: `<html lang="${lang}"><title>Tea</title><p>Tea`,
  headers: { link: `<https://shop.example/page>; rel="alternate"; hreflang="${code}"` },
});

export const cases: PageRuleCases = {
  passing: [page("en", "en"), page("en-US", "en-gb"), page("no", "nb-NO"), answer("en", "en")],
  failing: [page("en", "de"), page("de-DE", "fr-CH"), answer("en", "de")],
  outside: [
    page("en", "x-default"),
    page("", "de"),
    "<html lang=en><title>Tea</title><p>Tea",
    // Only another page's language is named.
    '<html lang=en><title>Tea</title><link rel=alternate hreflang=de href="https://shop.example/de"><p>Tea',
  ],
};
