import { productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const micro = (name: string, price: string, availability = "InStock"): ReturnType<typeof productPage> =>
  productPage({
    main: `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">${name}</h1><p>A stoneware mug, glazed twice.</p>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="${price}">€ 19.90</span>
      <meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="https://schema.org/${availability}"></div><button>Add to cart</button></div>`,
  });

/** Other words, but the same @id. */
const other = micro("Cup of stoneware", "24.90");
const named = {
  ...other,
  html: other
    .html!.replace("itemscope", 'itemscope itemid="#mug"')
    .replace('"@type":"Product"', '"@type":"Product","@id":"#mug"'),
};

export const cases: PageRuleCases = {
  passing: [micro("Blue mug", "19.90"), micro("Blue mug", "19.9")],
  failing: [named, micro("Blue mug", "24.90"), micro("Blue mug", "19.90", "OutOfStock")],
  outside: [productPage(), micro("Green plate", "8.00"), productPage({ jsonLd: null })],
};
