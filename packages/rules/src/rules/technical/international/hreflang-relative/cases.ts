import type { PageRuleCases } from "../../../../rule-cases.ts";
import { multilingualPage } from "../../../../case-pages/multilingual-page.ts";

export const cases: PageRuleCases = {
  passing: [
    multilingualPage(["en", "/"], ["de", "/de"]),
    '<title>Tea</title><link rel=alternate hreflang=de href="HTTPS://shop.example/de"><p>Tea',
  ],
  failing: [
    '<title>Tea</title><link rel=alternate hreflang=de href="/de"><p>Tea',
    '<title>Tea</title><link rel=alternate hreflang=de href="//shop.example/de"><p>Tea',
    '<title>Tea</title><link rel=alternate hreflang=de href="shop.example/de"><p>Tea',
  ],
  outside: [
    "<title>Tea</title><p>Tea",
    '<title>Tea</title><meta name=robots content=noindex><link rel=alternate hreflang=de href="/de"><p>Tea',
  ],
};
