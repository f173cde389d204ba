import { productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const main = (more = ""): string =>
  `<h1>Blue mug</h1><p>A stoneware mug.</p><p class="price">€ 19.90</p><button>Add to cart</button>${more}`;
const menu =
  '<header><nav><a href="/collections/mugs">Mugs</a></nav></header><footer><a href="/about">About</a></footer>';

export const cases: PageRuleCases = {
  passing: [
    productPage({ main: main('<a href="/products/red-mug">Red mug</a>') }),
    productPage({ main: main('<a href="/collections/mugs">All mugs</a>') }),
    productPage({
      main: main(
        '<nav class="breadcrumb"><a href="/">Home</a> / <a href="/collections/mugs">Mugs</a> / Blue mug</nav>',
      ),
    }),
    // A shop of one page: its list is a part of the home page.
    productPage({ main: main('<a href="/#products">All products</a>') }),
    // Related products below the content.
    productPage({ main: main(), rest: '<aside><a href="/products/red-mug">Red mug</a></aside>' }),
  ],
  failing: [
    productPage({ main: main(), rest: menu }),
    productPage({ main: main('<a href="#reviews">Reviews</a><a href="/cart">Cart</a><a href="/">Home</a>') }),
    productPage({ main: main('<a href="/policies/shipping-policy">Shipping</a>') }),
  ],
  outside: [
    // Two goods side by side on the one page that sells.
    productPage({
      main: `<h1>Our coffee</h1>${[
        ["Serra", "10.95"],
        ["Peru", "13.95"],
      ]
        .map(
          ([name, price]) =>
            `<article><h2>${name}</h2><img src="/${name}.jpg" alt="${name}"><p>Notes of cocoa and of orange.</p><p class="price">€ ${price}</p><button>Add to cart</button></article>`,
        )
        .join("")}`,
    }),
    { ...productPage({ main: main() }), status: 404 },
    "<title>About</title><main><h1>About</h1></main>",
  ],
  unknown: [{ ...productPage({ main: main() }), html: productPage({ main: main() }).html!.replace(/<.?main>/g, "") }],
};
