import { productPage } from "../../../../case-pages/product-page.ts";
import { shopHome } from "../../../../case-pages/shop-home.ts";
import { answersPage, termsPage } from "../../../../case-pages/terms-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const product = { "/products/blue-mug": productPage() };

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": shopHome(`<a href="/shipping">Shipping</a>`), ...product } },
    { pages: { "/": shopHome(`<a href="/pages/versand">Versand und Zahlung</a>`, "de"), ...product } },
    { pages: { "/": shopHome(`<a href="/livraison">Livraison</a>`, "fr"), ...product } },
    { pages: { "/": shopHome(`<a href="/p/3">Doprava a platba</a>`, "cs"), ...product } },
  ],
  failing: [
    { pages: { "/": shopHome(`<a href="/returns">Returns</a>`), ...product } },
    { pages: { "/": shopHome(`<a href="/agb">AGB</a>`, "de"), ...product } },
  ],
  outside: [
    {
      pages: {
        "/": `<!doctype html><html lang="en"><title>Notes</title><h1>Notes on clay</h1><p>Clay is a soil.</p></html>`,
      },
    },
  ],
  unknown: [
    // Told on another page, or in words that we don't know.
    {
      pages: {
        "/": shopHome(`<a href="/terms">Terms</a>`),
        "/terms": termsPage("We deliver within 30 days."),
        ...product,
      },
    },
    { pages: { "/": shopHome(`<a href="/terms">Terms</a>`), "/terms": termsPage("We are kind."), ...product } },
    { pages: { "/": shopHome(`<a href="/answers">More</a>`), "/answers": answersPage, ...product } },
    { pages: { "/": shopHome(`<a href="/ruha">Ruha</a>`, "mt"), ...product } },
    { pages: { "/": shopHome(""), ...product }, notCrawled: [{ reason: "limit", count: 40, examples: [] }] },
  ],
};
