import type { PageRuleCases } from "../../../../rule-cases.ts";

const product = (description: string, lang = "en"): { html: string; url: string } => ({
  url: "https://shop.example/products/mug",
  html: `<!doctype html><html lang="${lang}"><head><title>Mug</title><meta name="description" content="${description}">
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Mug","offers":{"@type":"Offer","price":"19.90","priceCurrency":"EUR"}}</script></head>
    <body><main><h1>Mug</h1><p>Hand made from clay, glazed twice and fired hot.</p><p>€ 19.90</p><button>Add to cart</button></main></body></html>`,
});

export const cases: PageRuleCases = {
  passing: [
    product("Blue stoneware mug with free delivery."),
    product("Blue stoneware mug for € 19.90."),
    product("Blauer Becher aus Steinzeug, Versand in zwei Tagen.", "de"),
    product("竹製の歯ブラシ。送料無料でお届け。", "ja"),
  ],
  failing: [
    product("A mug with a handle and a blue glaze."),
    product("Ein Becher mit Henkel und blauer Glasur.", "de"),
  ],
  outside: [
    product(""),
    {
      url: "https://shop.example/products/mug",
      html: product("A mug with a handle.").html.replace(/<p>€.*<\/button>/, "<p>Coming soon.</p>"),
    },
    "<!doctype html><html><head><meta name=description content='Our story.'></head><body><h1>About</h1></body></html>",
  ],
  unknown: [product("Kék bögre kerámiából.", "hu")],
};
