import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const offers = ["S", "L"].map((size) => ({ ...OFFER, sku: `MUG-${size}` }));
const variants = offers.map((offer) => ({ "@type": "Product", name: "Mug", sku: offer.sku, offers: offer }));
const main = `<h1>Blue mug</h1><p>A stoneware mug with a wide handle.</p><p>€ 19.90</p>
  <a href="?variant=1">S</a> <a href="?variant=2">L</a><button>Add to cart</button>`;

export const cases: PageRuleCases = {
  passing: [
    productPage({
      jsonLd: { "@context": "https://schema.org", "@type": "ProductGroup", name: "Mug", hasVariant: variants },
    }),
    productPage({ jsonLd: { ...PRODUCT, inProductGroupWithID: "MUG" }, main }),
  ],
  failing: [productPage({ jsonLd: { ...PRODUCT, offers } }), productPage({ main })],
  outside: [
    productPage(),
    productPage({
      jsonLd: {
        ...PRODUCT,
        offers: [
          { ...OFFER, seller: "A", url: "https://a.example/" },
          { ...OFFER, seller: "B", url: "https://b.example/" },
        ],
      },
    }),
    productPage({ jsonLd: null, main }),
  ],
};
