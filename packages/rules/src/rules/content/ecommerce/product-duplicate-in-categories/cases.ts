import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const home = "<!doctype html><title>Acme</title><h1>Acme</h1><p>We make mugs from clay.</p>";
const canonical = `<link rel="canonical" href="https://shop.example/products/blue-mug">`;
const alternates = ["en", "de"]
  .map((lang) => `<link rel="alternate" hreflang="${lang}" href="https://shop.example/${lang}/products/mug">`)
  .join("");

export const cases: SiteRuleCases = {
  passing: [
    {
      pages: {
        "/": home,
        "/products/a": productPage(),
        "/products/b": productPage({ jsonLd: { ...PRODUCT, sku: "B" } }),
      },
    },
    {
      pages: {
        "/": home,
        "/products/blue-mug": productPage(),
        "/sale/products/blue-mug": productPage({ head: canonical }),
      },
    },
    {
      pages: {
        "/": home,
        "/en/products/mug": productPage({ head: alternates }),
        "/de/products/mug": productPage({ head: alternates }),
      },
    },
    { pages: { "/": home, "/en/products/mug": productPage(), "/de/products/mug": productPage({ lang: "de" }) } },
  ],
  failing: [
    {
      pages: { "/": home, "/mugs/products/blue": productPage(), "/gifts/products/blue": productPage() },
      faults: ["/mugs/products/blue", "/gifts/products/blue"],
    },
    {
      pages: {
        "/": home,
        "/products/a": productPage({ jsonLd: { ...PRODUCT, sku: "1", gtin13: "4006381333931" } }),
        "/products/b": productPage({ jsonLd: { ...PRODUCT, sku: "2", gtin13: "4006381333931" } }),
      },
    },
  ],
  outside: [
    { pages: { "/": home } },
    { pages: { "/": home, "/products/a": productPage({ jsonLd: { ...PRODUCT, sku: "" } }) } },
  ],
};
