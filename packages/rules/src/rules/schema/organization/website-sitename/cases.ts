import { homePageWith, ORGANIZATION } from "../../../../case-pages/home-page.ts";
import { productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const site = {
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: "Acme Pottery",
  url: "https://shop.example/",
};
const social = (name: string): string => `<meta property="og:site_name" content="${name}">`;

export const cases: PageRuleCases = {
  passing: [
    homePageWith(site),
    homePageWith(site, social("Acme")),
    homePageWith({ ...site, alternateName: "North Clay" }, social("North Clay")),
    homePageWith({ "@context": "https://schema.org", "@graph": [ORGANIZATION, site] }),
  ],
  failing: [
    homePageWith(null),
    homePageWith(ORGANIZATION, social("Acme")),
    homePageWith({ ...site, name: "" }),
    homePageWith(site, social("My WordPress Blog")),
  ],
  outside: [productPage(), { ...homePageWith(null), url: "https://shop.example/acme/" }],
  unknown: [homePageWith("{ broken")],
};
