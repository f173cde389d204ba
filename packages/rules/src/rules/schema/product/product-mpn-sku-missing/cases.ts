import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const bare = { ...PRODUCT, sku: undefined };
const soon = "<h1>Blue mug</h1><p>Coming soon. Leave your address and we write to you once, on the day it is here.</p>";

export const cases: PageRuleCases = {
  passing: [
    productPage(),
    productPage({ jsonLd: { ...bare, mpn: "925872" } }),
    productPage({ jsonLd: { ...bare, offers: [{ ...OFFER, sku: "MUG-1-S" }] } }),
    productPage({ jsonLd: { ...bare, "@type": "ProductGroup", hasVariant: { "@type": "Product", sku: "S" } } }),
    productPage({ jsonLd: { ...bare, sku: 4711 } }),
  ],
  failing: [productPage({ jsonLd: bare }), productPage({ jsonLd: { ...bare, sku: "" } })],
  outside: [productPage({ jsonLd: null }), productPage({ jsonLd: bare, main: soon })],
};
