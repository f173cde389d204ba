import type { PageRuleCases } from "../../../../rule-cases.ts";
import { multilingualPage } from "../../../../case-pages/multilingual-page.ts";

const link = '<link rel=alternate hreflang=de href="https://shop.example/de">';

export const cases: PageRuleCases = {
  passing: [
    multilingualPage(["en", "/"], ["de", "/de"]),
    `<!doctype html><html><head><title>Tea</title><noscript><link rel=stylesheet href=/a.css></noscript>${link}</head><body><p>Tea`,
  ],
  failing: [
    `<!doctype html><html><head><title>Tea</title><div>banner</div>${link}</head><body><p>Tea`,
    `<!doctype html><html><head><title>Tea</title></head><body><p>Tea</p>${link}`,
  ],
  outside: ["<title>Tea</title><p>Tea", `<title>Tea</title><meta name=robots content=noindex><p>Tea</p>${link}`],
};
