import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (url: unknown) => productPage({ jsonLd: { ...PRODUCT, offers: { ...OFFER, url } } });

export const cases: PageRuleCases = {
  passing: [
    page("https://shop.example/products/blue-mug"),
    page("/products/blue-mug?size=l"),
    page("https://www.shop.example/en/products/mug"),
  ],
  failing: [page("https://shop-staging.example/products/blue-mug"), page("http://localhost:3000/products/blue-mug")],
  outside: [page(undefined), productPage({ jsonLd: null })],
};
