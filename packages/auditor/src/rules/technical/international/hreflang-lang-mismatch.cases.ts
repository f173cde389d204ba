import type { PageRuleCases } from "../../../rule-cases.ts";

const page = (lang: string, code: string): string =>
  `<html lang="${lang}"><title>Tea</title><link rel=alternate hreflang="${code}" href="https://shop.example/page"><p>Tea`;

export const cases: PageRuleCases = {
  passing: [page("en", "en"), page("en-US", "en-gb"), page("no", "nb-NO")],
  failing: [page("en", "de"), page("de-DE", "fr-CH")],
  outside: [
    page("en", "x-default"),
    page("", "de"),
    "<html lang=en><title>Tea</title><p>Tea",
    // Only another page's language is named.
    '<html lang=en><title>Tea</title><link rel=alternate hreflang=de href="https://shop.example/de"><p>Tea',
  ],
};
