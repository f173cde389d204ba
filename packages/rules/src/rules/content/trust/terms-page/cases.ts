import { productPage } from "../../../../case-pages/product-page.ts";
import { shopHome } from "../../../../case-pages/shop-home.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const product = { "/products/blue-mug": productPage() };

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": shopHome(`<a href="/terms">Terms</a>`), ...product } },
    { pages: { "/": shopHome(`<a href="/agb">AGB</a>`, "de"), ...product } },
    { pages: { "/": shopHome(`<a href="/cgv">CGV</a>`, "fr"), ...product } },
    { pages: { "/": shopHome(`<a href="/policies/kopvillkor">Köpvillkor</a>`, "sv"), ...product } },
  ],
  failing: [
    { pages: { "/": shopHome(`<a href="/privacy">Privacy</a>`), ...product } },
    { pages: { "/": shopHome(`<a href="/legal-notice">Legal notice</a>`), ...product } },
  ],
  outside: [
    {
      pages: {
        "/": `<!doctype html><html lang="en"><title>Notes</title><h1>Notes on clay</h1><p>Clay is a soil.</p></html>`,
      },
    },
  ],
  unknown: [
    { pages: { "/": shopHome(`<a href="/ruha">Ruha</a>`, "mt"), ...product } },
    { pages: { "/": shopHome(""), ...product }, notCrawled: [{ reason: "limit", count: 40, examples: [] }] },
  ],
};
