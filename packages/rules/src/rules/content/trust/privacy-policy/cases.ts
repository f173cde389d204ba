import { productPage } from "../../../../case-pages/product-page.ts";
import { shopHome } from "../../../../case-pages/shop-home.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const product = { "/products/blue-mug": productPage() };

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": shopHome(`<a href="/privacy-policy">Privacy</a>`), ...product } },
    { pages: { "/": shopHome(`<a href="/datenschutz">Rechtliches</a>`, "de"), ...product } },
    { pages: { "/": shopHome(`<a href="/policies/7">Integritetspolicy</a>`, "sv"), ...product } },
    {
      pages: {
        "/": shopHome(`<details><summary><b>Privacy policy</b></summary><p>We keep orders only.</p></details>`),
        ...product,
      },
    },
    { pages: { "/": shopHome(`<a href="/polityka-prywatnosci">RODO</a>`, "pl"), ...product } },
  ],
  failing: [
    {
      pages: {
        "/": shopHome(`<a href="/privacy">Privacy</a>`),
        ...product,
        "/privacy": { status: 404, html: "<title>Not found</title><h1>Not found</h1>" },
      },
    },
    { pages: { "/": shopHome(`<a href="/terms">Terms</a>`), ...product } },
    // The policy of who protects a form.
    {
      pages: {
        "/": shopHome(`<footer><a href="https://policies.google.com/privacy">Privacy policy</a></footer>`),
        ...product,
      },
    },
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
    // A text that a service holds.
    {
      pages: {
        "/": shopHome(`<footer><a href="https://law.example/acme/9">Privacy policy</a></footer>`),
        ...product,
      },
    },
    // A part of another text, and a text that lies on another site.
    {
      pages: {
        "/": shopHome(`<a href="/terms">Terms</a>`),
        ...product,
        "/terms": `<!doctype html><html lang="en"><title>Terms</title><h1>Terms</h1><p>We keep your personal data as long as the law asks.</p></html>`,
      },
    },
    {
      pages: {
        "/": shopHome(`<a href="/contact">Contact</a>`),
        ...product,
        "/contact": `<!doctype html><html lang="en"><title>Contact</title><h1>Contact</h1><p>Read our <a href="https://docs.example/d/1">privacy policy</a>.</p></html>`,
      },
    },
    {
      pages: {
        "/": shopHome(
          `<a href="https://www.iubenda.com/privacy-policy/1">Privacy</a><script src="https://cdn.iubenda.com/iubenda.js"></script>`,
        ),
        ...product,
      },
    },
    { pages: { "/": shopHome(`<a href="/ruha">Ruha</a>`, "mt"), ...product } },
    { pages: { "/": shopHome(""), ...product }, notCrawled: [{ reason: "limit", count: 40, examples: [] }] },
  ],
};
