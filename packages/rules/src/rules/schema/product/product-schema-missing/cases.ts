import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const context = "https://schema.org";
const organization = { "@context": context, "@type": "Organization", name: "Acme" };

const MUG = `<h1>Blue mug</h1><img src="/mug.jpg" alt="Blue mug"><p>A stoneware mug with a wide handle, glazed twice and fired hot.</p><p class="price">€ 19.90</p><button>Add to cart</button>`;

export const cases: PageRuleCases = {
  passing: [
    productPage(),
    productPage({ jsonLd: { "@context": context, "@graph": [organization, { ...PRODUCT, "@context": undefined }] } }),
    productPage({ jsonLd: { "@context": context, "@type": "ProductGroup", name: "Mug", hasVariant: [] } }),
    productPage({
      jsonLd: organization,
      main: `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Blue mug</h1><p>€ 19.90</p><button>Add to cart</button></div>`,
    }),
    productPage({ jsonLd: { "@context": context, "@type": "WebPage", mainEntity: PRODUCT } }),
  ],
  failing: [
    productPage({ jsonLd: null, main: MUG }),
    productPage({ jsonLd: organization, main: MUG }),
    // Only the writing of the block is wrong, and it names nothing that is sold.
    productPage({ jsonLd: `{"@context":"https://schema.org","@type":"Corporation","slogan":"two\nlines"}`, main: MUG }),
  ],
  outside: [
    productPage({ jsonLd: null, main: "<h1>Steam cleaner</h1><p>€ 19.90 / day</p><button>Add to cart</button>" }),
    productPage({ jsonLd: null, main: "<h1>Пилосос</h1><p>700 грн/день</p><button>Купити</button>", lang: "uk" }),
    productPage({ jsonLd: { "@context": context, "@type": "Book", name: "Clay", offers: OFFER } }),
    productPage({
      jsonLd: null,
      main: '<h1>Mugs for tea</h1><p>Read <a href="/mug">where to buy a blue mug</a> for € 19.90 and how it is made.</p>',
    }),
    productPage({ jsonLd: null, main: "<h1>House plants</h1><p>Ferns and palms.</p><button>Order now</button>" }),
    "<!doctype html><title>About</title><h1>About us</h1><p>We are potters.</p>",
  ],
  unknown: [productPage({ jsonLd: `{"@context":"https://schema.org","@type":"Product","name":"Mug",}` })],
};
