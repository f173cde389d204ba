import type { SiteRuleCases } from "../../../../rule-cases.ts";

const goods = "<p>Table of oak</p><p>€ 120.00</p><button>Add to cart</button>";
const page = (main: string): string =>
  `<!doctype html><html lang="en"><head><title>Tables</title></head><body><main><h1>Tables</h1>${main}</main></body></html>`;

export const cases: SiteRuleCases = {
  passing: [
    {
      business: "online-shop",
      pages: { "/": page(goods), "/film": page("<p>Watch the demo of our table in our store.</p>") },
    },
    { business: "online-shop", pages: { "/": page(`${goods}<p>We tested every order of the last year.</p>`) } },
  ],
  failing: [
    {
      business: "online-shop",
      pages: { "/": page(goods), "/shop": page(`${goods}<p>Versand in 2 Wochen · Demo-Shop</p>`) },
      faults: ["/shop"],
    },
    { business: "online-shop", pages: { "/": page(`${goods}<p>This is a demo store for testing purposes.</p>`) } },
    { business: "online-shop", pages: { "/": page(`${goods}<p>Ceci est une boutique de démonstration.</p>`) } },
    { business: "online-shop", pages: { "/": page(`${goods}<p>Это демо-магазин.</p>`) } },
    { business: "online-shop", pages: { "/": page(`${goods}<p>これはデモストアです。発送は行いません。</p>`) } },
    { business: "online-shop", pages: { "/": page(`${goods}<p>هذا متجر تجريبي.</p>`) } },
  ],
  outside: [{ business: "online-shop", pages: { "/": page("<p>Demo shop</p>") } }],
};
