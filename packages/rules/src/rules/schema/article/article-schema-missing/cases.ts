import { ARTICLE, articlePage } from "../../../../case-pages/article-page.ts";
import { productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const context = "https://schema.org";

export const cases: PageRuleCases = {
  passing: [
    articlePage(),
    articlePage({
      jsonLd: null,
      text: `<div itemscope itemtype="https://schema.org/Blog"><div itemprop="blogPost" itemscope itemtype="https://schema.org/BlogPosting"><p itemprop="headline">How we fire mugs</p></div></div>`,
    }),
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
    articlePage({ jsonLd: null, path: "/blog/archive/", text: "<ul><li>How we fire mugs</li></ul>" }),
    articlePage({ jsonLd: null, path: "/blog/tagged/glaze" }),
    // Plugins say og:type=article and a day on every page; their JSON-LD says which are articles.
    articlePage({
      jsonLd: { "@context": context, "@type": "WebPage", name: "Services" },
      head: `<meta property="article:published_time" content="2026-01-10">`,
      path: "/services",
    }),
    articlePage({
      jsonLd: { "@context": context, "@type": "Recipe", name: "Glaze", image: "https://shop.example/g.jpg" },
    }),
  ],
  unknown: [articlePage({ jsonLd: `{"@type":"Article",}` })],
};
