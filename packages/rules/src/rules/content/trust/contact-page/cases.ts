import { productPage } from "../../../../case-pages/product-page.ts";
import { shopHome } from "../../../../case-pages/shop-home.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const product = { "/products/blue-mug": productPage() };

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": shopHome(`<a href="/contact">Contact</a>`), ...product } },
    { pages: { "/": shopHome(`<a href="/pages/help">Help</a>`), ...product } },
    {
      pages: {
        "/": `<!doctype html><html lang="en"><title>Acme</title><main><h1>Acme</h1><p>Mugs. <a href="https://wa.me/436601234567?text=Hello">Write to us</a></p></main></html>`,
        ...product,
      },
    },
    { pages: { "/": shopHome(`<a href="/impressum">Impressum</a>`, "de"), ...product } },
    { pages: { "/": shopHome(`<a href="/p/7">お問い合わせ</a>`, "ja"), ...product } },
    {
      pages: {
        "/": shopHome(
          `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Acme","telephone":"+1 802 555 0100"}</script>`,
        ),
        ...product,
      },
    },
    {
      pages: { "/": shopHome(`<a href="/ruha">Ruha</a> <a href="mailto:hallo@shop.example">@</a>`, "is"), ...product },
    },
    { pages: { "/": shopHome(`<a href="/lien-he">Liên hệ</a>`, "vi"), ...product } },
    {
      pages: { "/": shopHome("", "en", "<section id=contact><h2>Contact us</h2><p>hello@shop.example</p></section>") },
    },
  ],
  failing: [
    { pages: { "/": shopHome("", "vi"), ...product } },
    { pages: { "/": shopHome(`<a href="/terms">Terms</a>`), ...product } },
    { pages: { "/": shopHome(``, "de"), ...product } },
  ],
  outside: [{ pages: {} }],
  unknown: [
    { pages: { "/": shopHome(`<a href="/ruha">Ruha</a>`, "mt"), ...product } },
    { pages: { "/": shopHome(""), ...product }, notCrawled: [{ reason: "limit", count: 40, examples: [] }] },
    // Of ten addresses nine are dead: what lies there is a part of the site.
    {
      pages: {
        "/": shopHome(""),
        ...product,
        ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`/gone-${index}`, { status: 404 }])),
      },
    },
  ],
};
