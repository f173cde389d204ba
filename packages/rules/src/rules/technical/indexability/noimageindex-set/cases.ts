import { productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const main = `<h1>Blue mug</h1><img src="/mug.jpg" alt="Blue mug"><p class="price">€ 19.90</p><button>Add to cart</button>`;
const tag = '<meta name="robots" content="noimageindex, max-snippet:-1">';

export const cases: PageRuleCases = {
  passing: [productPage({ main })],
  failing: [productPage({ main, head: tag }), productPage({ main, headers: { "x-robots-tag": "noimageindex" } })],
  outside: [productPage({ head: tag }), `<title>About</title>${tag}<h1>About us</h1><img src="/team.jpg" alt="Us">`],
};
