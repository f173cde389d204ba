import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (jsonLd: unknown): ReturnType<typeof productPage> => productPage({ jsonLd });

export const cases: PageRuleCases = {
  passing: [
    productPage(),
    page({ ...PRODUCT, "gr:hasCurrency": "EUR", myShopsOwnField: 1 }),
    page({ ...PRODUCT, additionalType: "https://schema.org/docs/full.html" }),
    page({ "@context": "https://schema.org", "@type": "https://other.example/Prodcut", nmae: "x" }),
  ],
  failing: [
    page({ ...PRODUCT, "@type": "product" }),
    page({ ...PRODUCT, descripton: "A mug" }),
    page({ ...PRODUCT, aggregaterating: { "@type": "aggregaterating", ratingValue: 4, ratingCount: 9 } }),
    page({ ...PRODUCT, offers: { ...OFFER, availability: "https://schema.org/Instock" } }),
    productPage({
      jsonLd: null,
      rest: '<div itemscope itemtype="https://schema.org/Prodcut"><span itemprop="name">Mug</span></div>',
    }),
  ],
  outside: [
    productPage({ jsonLd: null }),
    productPage({ jsonLd: null, rest: '<div vocab="http://xmlns.com/foaf/0.1/" typeof="persn">A</div>' }),
  ],
};
