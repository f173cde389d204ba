import type { PageCase } from "@audit/testkit";
import { productPage } from "../../../../case-pages/product-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const NAMES = ["mug", "pot", "cup", "jug", "bowl"];
const home = '<!doctype html><html lang=en><title>Acme</title><h1>Acme</h1><a href="/collections/all">All</a>';
const list = (card: (name: string) => string): PageCase => ({
  url: "https://shop.example/collections/all",
  html: `<!doctype html><html lang="en"><head><title>All</title></head><body><main><h1>All</h1><p>Everything that we make.</p><ul>${NAMES.map((name) => `<li>${card(name)}</li>`).join("")}</ul></main></body></html>`,
});
const site = (card: (name: string) => string, main?: string): { pages: Record<string, string | PageCase> } => ({
  pages: {
    "/": home,
    "/collections/all": list(card),
    ...Object.fromEntries(NAMES.map((name) => [`/products/${name}`, productPage(main ? { main } : {})])),
  },
});
const named = (name: string): string => `<a href="/products/${name}"><img src="/${name}.jpg" alt="">${name}</a>`;

export const cases: SiteRuleCases = {
  passing: [
    site((name) => `${named(name)} <b>€ 19.90</b>`),
    {
      pages: {
        ...site((name) => `<a href="/products/${name}"></a><h4>Clay ${name}</h4> € 19.90`).pages,
        ...Object.fromEntries(
          NAMES.map((name) => [`/products/${name}`, productPage({ main: `<h1>Clay ${name}</h1><p>€ 19.90</p>` })]),
        ),
      },
    },
    // Links in a row.
    site((name) => `<a href="/products/${name}">${name}</a>`),
    site(named, "<h1>Mug</h1><p>A stoneware mug. Ask us for the price of your order.</p><button>Add to cart</button>"),
  ],
  failing: [
    { ...site(named), faults: ["/collections/all"] },
    { ...site((name) => `<a href="/products/${name}"></a> € 19.90`), faults: ["/collections/all"] },
  ],
  outside: [{ pages: { "/": home } }],
};
