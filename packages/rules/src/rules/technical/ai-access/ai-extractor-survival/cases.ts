import { articlePage } from "../../../../case-pages/article-page.ts";
import { PRODUCT, productPage, scripts } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const product = (body: string): ReturnType<typeof productPage> => ({
  url: "https://shop.example/products/blue-mug",
  html: `<!doctype html><html lang="en"><head><title>Acme</title><meta property="og:type" content="product">${scripts(PRODUCT)}</head><body>${body}</body></html>`,
});
const TEXT = "<p>A stoneware mug with a wide handle, glazed twice and fired hot.</p>";

export const cases: PageRuleCases = {
  passing: [
    productPage(),
    articlePage(),
    product(`<div><h1>Blue mug</h1>${TEXT}<p>€ 19.90</p></div>`),
    product(
      `<header><h1><a href="/">🏺 Our pottery</a></h1></header><main><h2>Blue mug</h2>${TEXT}<p>€ 19.90</p></main>`,
    ),
  ],
  failing: [
    product(`<main><h1>Blue mug</h1>${TEXT}</main><aside><p>€ 19.90</p><button>Add to cart</button></aside>`),
    product(`<header><h1>Blue mug</h1></header><main>${TEXT}<p>€ 19.90</p><button>Add to cart</button></main>`),
  ],
  outside: [
    product(`<main>${TEXT}<button>Add to cart</button></main>`),
    product(`<main><h1><img src="/mug.jpg" alt="Blue mug"></h1>${TEXT}<button>Add to cart</button></main>`),
    "<!doctype html><title>About</title><header><h1>About us</h1></header><p>We are potters.</p>",
  ],
};
