import type { SiteRuleCases } from "../../../../rule-cases.ts";

const product = (name: string, image: string): string =>
  `<html lang=en><title>${name}</title><meta property="og:type" content="product"><meta property="og:image" content="${image}"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"${name}","offers":{"@type":"Offer","price":"9.00","priceCurrency":"EUR"}}</script><main><h1>${name}</h1><p>${`${name} from Uji. `.repeat(30)}</p><p>€ 9.00</p><button>Add to cart</button></main>`;
const NAMES = ["Sencha", "Matcha", "Genmaicha", "Hojicha", "Gyokuro", "Kukicha"];
const shop = (image: (name: string) => string) =>
  Object.fromEntries(NAMES.map((name) => [`/products/${name.toLowerCase()}`, product(name, image(name))]));

export const cases: SiteRuleCases = {
  passing: [{ pages: { "/": "<title>Tea</title>", ...shop((name) => `https://shop.example/${name}.jpg`) } }],
  failing: [
    {
      pages: { "/": "<title>Tea</title>", ...shop(() => "https://shop.example/logo.png") },
      faults: NAMES.map((name) => `/products/${name.toLowerCase()}`),
    },
  ],
  outside: [{ pages: { "/": "<title>Tea</title><p>Tea" } }],
};
