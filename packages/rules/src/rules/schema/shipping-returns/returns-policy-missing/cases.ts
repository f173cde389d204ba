import { OFFER, PRODUCT, productPage, scripts } from "../../../../case-pages/product-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const home = (jsonLd: unknown): string =>
  `<!doctype html><html lang="en"><head><title>Acme</title>${scripts(jsonLd)}</head><body><h1>Acme</h1><p>We make mugs.</p></body></html>`;
const policy = { "@type": "MerchantReturnPolicy", applicableCountry: "DE", merchantReturnDays: 30 };
const shop = {
  "@context": "https://schema.org",
  "@type": "OnlineStore",
  name: "Acme",
  hasMerchantReturnPolicy: { "@type": "MerchantReturnPolicy", applicableCountry: "DE", merchantReturnDays: 30 },
};
const stated = productPage({ jsonLd: { ...PRODUCT, offers: { ...OFFER, hasMerchantReturnPolicy: policy } } });
const variants = productPage({
  jsonLd: {
    ...PRODUCT,
    "@type": "ProductGroup",
    offers: undefined,
    hasVariant: [{ "@type": "Product", name: "S", offers: { ...OFFER, hasMerchantReturnPolicy: policy } }],
  },
});

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home(null), "/products/a": stated, "/products/b": variants } },
    { pages: { "/": home(shop), "/products/a": productPage() } },
    { pages: { "/": home(null), "/products/a": productPage(), "/shipping-and-returns": home([shop]) } },
  ],
  failing: [
    { pages: { "/": home(null), "/products/a": productPage(), "/products/b": stated }, faults: ["/products/a"] },
    {
      pages: { "/": home({ ...shop, hasMerchantReturnPolicy: undefined }), "/products/a": productPage() },
      faults: ["/products/a"],
    },
  ],
  outside: [
    {
      pages: {
        "/": home(null),
        "/products/hour": productPage({
          main: "<h1>One hour</h1><p>Fifty-five minutes on the phone.</p><a href='/login'>Log in to book</a>",
        }),
      },
    },
    { pages: { "/": home(null) } },
    { pages: { "/": home(null), "/products/a": productPage({ jsonLd: { ...PRODUCT, offers: undefined } }) } },
  ],
};
