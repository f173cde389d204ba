import { productPage } from "../../../../case-pages/product-page.ts";
import { shopHome } from "../../../../case-pages/shop-home.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const product = { "/products/blue-mug": productPage() };

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": shopHome(`<a href="/about">About</a>`), ...product } },
    { pages: { "/": shopHome(`<a href="/pages/story">Our story</a>`), ...product } },
    { pages: { "/": shopHome(`<a href="/ueber-uns">Über uns</a>`, "de"), ...product } },
    { pages: { "/": shopHome(`<a href="/om-oss.html">Läs mer</a>`, "sv"), ...product } },
    { pages: { "/": shopHome(`<a href="/about-us"><img src="/a.png" alt=""></a>`), ...product } },
  ],
  failing: [
    {
      pages: {
        "/": shopHome(
          `<a href="/blog/10-facts-about-clay-and-its-long-history">10 facts about clay and its long history</a>`,
        ),
        ...product,
      },
    },
    { pages: { "/": shopHome(`<a href="/kontakt">Kontakt</a>`, "de"), ...product } },
  ],
  outside: [
    { pages: {} },
    {
      pages: {
        "/": `<!doctype html><html lang="en"><title>Kiln</title><h1>Kiln, a small database</h1><p>Read the handbook.</p><a href="/docs">Docs</a></html>`,
      },
    },
  ],
  unknown: [
    { pages: { "/": shopHome(`<a href="/ruha">Ruha</a>`, "mt"), ...product } },
    { pages: { "/": shopHome(""), ...product }, notCrawled: [{ reason: "limit", count: 40, examples: [] }] },
  ],
};
