import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (box: string, script = '<script src="/shop.js"></script>'): string =>
  `<!doctype html><html lang="en"><head><title>Blue mug</title>${script}<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Blue mug","offers":{"@type":"Offer","price":"19.90","priceCurrency":"EUR"}}</script></head><body><main><h1>Blue mug</h1><p>€ 19.90</p><button>Add to cart</button><p>A mug of stoneware, thrown by hand.</p>${box}</main></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page('<h2>Goes with it</h2><div id="related-grid"><a href="/p/1">Green mug</a></div><div id="toast"></div>'),
    // Another thing than goods.
    page('<h2>Customer reviews</h2><div id="reviews"></div>'),
    page('<h2>Fern</h2><div id="shop_product_reviews"></div>'),
    page('<h2>Goes with it</h2><div id="related-grid"></div>', ""),
  ],
  failing: [
    page('<h2>Goes with it</h2><div class="pgrid" id="related-grid"></div>'),
    page('<section><h2>Das passt dazu</h2><ul id="relatedProducts"></ul></section>'),
  ],
  outside: [page("")],
};
