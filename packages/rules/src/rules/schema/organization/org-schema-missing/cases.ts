import { homePageWith, ORGANIZATION } from "../../../../case-pages/home-page.ts";
import { productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const context = "https://schema.org";

export const cases: PageRuleCases = {
  passing: [
    homePageWith(ORGANIZATION),
    homePageWith({ "@context": context, "@type": "Bakery", name: "Acme" }),
    homePageWith({
      "@context": context,
      "@type": "WebSite",
      name: "Acme",
      publisher: { "@type": "Organization", name: "Acme" },
    }),
    homePageWith(
      null,
      "",
      `<div itemscope itemtype="https://schema.org/Organization"><b itemprop="name">Acme</b></div>`,
    ),
  ],
  failing: [
    homePageWith(null),
    homePageWith({ "@context": context, "@type": "WebSite", name: "Acme" }),
    homePageWith({
      "@context": context,
      "@type": "Product",
      name: "Mug",
      brand: { "@type": "Organization", name: "Northfire" },
    }),
  ],
  outside: [productPage(), homePageWith({ "@context": context, "@type": "Person", name: "Ada Potter" })],
  unknown: [
    homePageWith("{ broken"),
    homePageWith({
      "@context": context,
      "@type": "ElectricalContractor",
      name: "Acme",
      url: "/",
      telephone: "+43 1 23",
    }),
  ],
};
