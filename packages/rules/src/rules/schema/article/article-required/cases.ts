import { ARTICLE, articlePage } from "../../../../case-pages/article-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    articlePage(),
    articlePage({
      jsonLd: {
        "@context": "https://schema.org",
        "@graph": [
          { ...ARTICLE, author: { "@id": "#ada" }, image: { "@id": "#photo" } },
          { "@id": "#ada", "@type": "Person", name: "Ada Potter" },
          { "@id": "#photo", "@type": "ImageObject", url: "https://shop.example/k.jpg" },
        ],
      },
    }),
    articlePage({ jsonLd: [{ ...ARTICLE, image: undefined }, ARTICLE] }),
  ],
  failing: [
    articlePage({ jsonLd: { ...ARTICLE, headline: undefined } }),
    articlePage({
      jsonLd: { ...ARTICLE, image: "" },
      text: '<img src="/oven.jpg" alt="Our oven" width="900" height="600"><p>We fire every mug twice and let the kiln cool.</p>',
    }),
    articlePage({ jsonLd: { ...ARTICLE, author: { "@type": "Person" } } }),
  ],
  outside: [articlePage({ jsonLd: null })],
};
