import { ARTICLE, articlePage } from "../../../../case-pages/article-page.ts";
import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const search = {
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: "Acme",
  potentialAction: {
    "@type": "SearchAction",
    target: "https://shop.example/search?q={search_term_string}",
    "query-input": "required name=search_term_string",
  },
};

export const cases: PageRuleCases = {
  passing: [
    // One bracket is no pair of codes.
    productPage({ jsonLd: { ...PRODUCT, description: "Our scale reads [:en] where it speaks English." } }),
    productPage(),
    productPage({ jsonLd: { "@context": "https://schema.org", "@type": "Organization", telephone: "+353915550100" } }),
    productPage({ jsonLd: search }),
    articlePage({ jsonLd: { ...ARTICLE, articleBody: "In Liquid you write {{ product.title }} for the name." } }),
    productPage({ jsonLd: { ...PRODUCT, description: "N/A stands for not applicable on our labels." } }),
  ],
  failing: [
    productPage({ jsonLd: { ...PRODUCT, name: "[:uk]Синя чашка[:en]Blue mug[:]" } }),
    productPage({ jsonLd: { ...PRODUCT, description: "{{ product.description }}" } }),
    productPage({ jsonLd: { ...PRODUCT, brand: { "@type": "Brand", name: "N/A" } } }),
    productPage({ jsonLd: { ...PRODUCT, image: "https://example.com/photos/1x1/photo.jpg" } }),
    productPage({ jsonLd: { ...PRODUCT, mpn: "undefined" } }),
    productPage({ jsonLd: { "@context": "https://schema.org", "@type": "Organization", telephone: "123-456-7890" } }),
  ],
  outside: [productPage({ jsonLd: null })],
};
