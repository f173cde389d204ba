import type { PageRuleCases } from "../../../../rule-cases.ts";

const URL = "https://shop.example/products/sencha";
const page = (currency: string, ...codes: string[]) => ({
  url: URL,
  html: `<html lang=en><head><title>Sencha</title>${codes.map((code) => `<link rel=alternate hreflang=${code} href="${URL}">`).join("")}<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Sencha","offers":{"@type":"Offer","price":"9.00","priceCurrency":"${currency}","availability":"https://schema.org/InStock"}}</script></head><body><main><h1>Sencha</h1><p>${"Fine tea from Uji. ".repeat(30)}</p><button>Add to cart</button></main></body></html>`,
});

export const cases: PageRuleCases = {
  passing: [page("GBP", "en-GB"), page("EUR", "de-DE"), page("USD", "en-US", "en-GB")],
  failing: [page("EUR", "en-GB"), page("USD", "de-AT", "de-DE")],
  outside: [
    page("EUR", "en"),
    page("EUR"),
    page("CAD", "en-US", "en"),
    // No single currency rules there.
    page("USD", "es-VE"),
    { url: "https://shop.example/imprint", html: "<html lang=en><title>Imprint</title><p>Tea" },
  ],
};
