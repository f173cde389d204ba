import type { PageRuleCases } from "../../../../rule-cases.ts";

const product = (title: string, h1: string): { html: string; url: string } => ({
  url: "https://shop.example/products/mug",
  html: `<!doctype html><html lang="en"><head><title>${title}</title>
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Mug","offers":{"@type":"Offer","price":"19.90","priceCurrency":"EUR"}}</script></head>
    <body><main><h1>${h1}</h1><p>Hand made from clay, glazed twice and fired at 1200 degrees.</p><p>€ 19.90</p><button>Add to cart</button></main></body></html>`,
});

export const cases: PageRuleCases = {
  passing: [
    product("Blue stoneware mug | Acme", "Stoneware mug, blue"),
    product("Holztische aus Eiche kaufen", "Eichentisch Oslo"),
    product("竹製の歯ブラシ6本セット", "歯ブラシ 竹"),
    product("Mug | Acme", "<img src=logo.png alt='Acme Pottery'>"),
  ],
  failing: [
    product("Garden furniture and parasols", "Blue stoneware mug"),
    product("Untitled document template", "Blue stoneware mug"),
  ],
  outside: [
    product("Mug", "Tea"),
    product("Garden furniture and parasols", ""),
    "<!doctype html><title>Some other page</title><h1>Nothing alike</h1>",
  ],
};
