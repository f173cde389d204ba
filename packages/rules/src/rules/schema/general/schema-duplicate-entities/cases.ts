import { scripts } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (...blocks: object[]): string =>
  `<!doctype html><html lang="en"><head><title>Acme</title>${scripts(blocks.map((block) => ({ "@context": "https://schema.org", ...block })))}</head><body><main><h1>Acme</h1><p>We make mugs from clay.</p></main></body></html>`;
const id = "https://shop.example/#org";
const url = "https://shop.example/";

export const cases: PageRuleCases = {
  passing: [
    page({ "@type": "Organization", "@id": id, name: "Acme" }, { "@type": "Organization", "@id": id, name: "ACME " }),
    page(
      { "@type": "Organization", "@id": id, name: "Acme" },
      { "@type": "Organization", "@id": id, telephone: "+43 1 23" },
    ),
    page({ "@type": "Organization", name: "Acme", url }, { "@type": "OnlineStore", name: "Acme GmbH", url }),
    page({ "@type": "Organization", name: "Acme", url }, { "@type": "WebSite", name: "Mugs and more", url }),
    page(
      { "@type": "Organization", name: "Acme", alternateName: "Mugs Ltd", url },
      { "@type": "Organization", name: "Mugs Ltd", url },
    ),
    page({ "@type": "Offer", "@id": "#o", price: "19.90" }, { "@type": "Offer", "@id": "#o", price: 19.9 }),
    // Who wrote the text is a role, not a second name of the house.
    page({
      "@type": "Article",
      author: { "@type": "Organization", name: "Head of research", url },
      publisher: { "@type": "Organization", name: "Acme", url },
    }),
  ],
  failing: [
    page(
      { "@type": "Organization", "@id": id, name: "Acme" },
      { "@type": "Organization", "@id": id, name: "My store" },
    ),
    page(
      { "@type": "Organization", name: "Acme", url },
      { "@type": "Store", name: "Demo theme", url: "http://www.shop.example" },
    ),
    page({ "@type": "Offer", "@id": "#o", price: "19.90" }, { "@type": "Offer", "@id": "#o", price: "24.90" }),
    page({ "@type": "Organization", "@id": id, telephone: "+43 1 23" }).replace(
      "<main>",
      `<main><div itemscope itemtype="https://schema.org/Organization" itemid="/#org"><b itemprop="telephone">+43 1 99</b></div>`,
    ),
  ],
  outside: [page({ "@type": "Organization", name: "Acme" }), "<title>Acme</title><p>We make mugs.</p>"],
};
