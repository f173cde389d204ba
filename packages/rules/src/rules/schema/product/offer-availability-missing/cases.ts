import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const stocked = (availability: unknown): ReturnType<typeof productPage> =>
  productPage({ jsonLd: { ...PRODUCT, offers: { ...OFFER, availability } } });

export const cases: PageRuleCases = {
  passing: [
    stocked("https://schema.org/InStock"),
    stocked("http://schema.org/OutOfStock"),
    stocked("PreOrder"),
    stocked("https://schema.org/BackOrder"),
    productPage({
      jsonLd: null,
      main: `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Mug</h1><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="19.90">€ 19.90</span><link itemprop="availability" href="https://schema.org/InStock"></div><button>Add to cart</button></div>`,
    }),
  ],
  failing: [stocked(undefined), stocked("in stock"), stocked("https://schema.org/Available"), stocked("true")],
  outside: [
    productPage({ jsonLd: { ...PRODUCT, offers: { "@type": "AggregateOffer", lowPrice: 10, priceCurrency: "EUR" } } }),
    productPage({ jsonLd: null }),
  ],
};
