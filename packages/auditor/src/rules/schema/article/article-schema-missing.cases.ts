import { ARTICLE, articlePage } from "../../../case-pages/article-page.ts";
import { productPage } from "../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../rule-cases.ts";

const context = "https://schema.org";

export const cases: PageRuleCases = {
  passing: [
    articlePage(),
    articlePage({
      jsonLd: { "@context": context, "@type": "WebPage", mainEntity: { ...ARTICLE, "@type": "NewsArticle" } },
    }),
    articlePage({
      jsonLd: {
        "@context": context,
        "@graph": [
          { "@type": "WebSite", name: "Acme" },
          { ...ARTICLE, "@type": "TechArticle" },
        ],
      },
    }),
  ],
  failing: [
    articlePage({ jsonLd: null }),
    articlePage({ jsonLd: { "@context": context, "@type": "WebSite", name: "Acme" } }),
  ],
  outside: [
    productPage(),
    articlePage({
      jsonLd: { "@context": context, "@type": "Recipe", name: "Glaze", image: "https://shop.example/g.jpg" },
    }),
  ],
  unknown: [articlePage({ jsonLd: `{"@type":"Article",}` })],
};
