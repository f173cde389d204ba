import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const home = "<!doctype html><html lang=en><title>Acme</title><h1>Acme</h1>";
const site = (offer: object) => ({
  pages: { "/": home, "/products/mug": productPage() },
  views: [
    {
      as: "fresh" as const,
      of: "/products/mug",
      asked: "/products/mug?fresh=1",
      page: productPage({ jsonLd: { ...PRODUCT, offers: { ...OFFER, ...offer } } }),
    },
  ],
});

export const cases: SiteRuleCases = {
  passing: [site({}), site({ price: 19.9 })],
  failing: [
    { ...site({ price: "24.90" }), faults: ["/products/mug"] },
    { ...site({ availability: "https://schema.org/OutOfStock" }), faults: ["/products/mug"] },
  ],
  outside: [{ pages: { "/": home } }],
  unknown: [{ pages: { "/": home, "/products/mug": productPage() } }],
};
