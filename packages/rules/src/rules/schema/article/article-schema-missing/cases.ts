import { ARTICLE, articlePage } from "../../../../case-pages/article-page.ts";
import { productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const DATED = `<meta property="article:published_time" content="2026-01-10">`;
const TOLD = "<p>We fire every mug twice, first without and then with glaze, and let the kiln cool over night.</p>";
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
    articlePage({ jsonLd: null, path: "/how-we-fire", text: TOLD, head: DATED }),
    articlePage({ jsonLd: null }),
    articlePage({ jsonLd: { "@context": context, "@type": "WebSite", name: "Acme" } }),
  ],
  outside: [
    productPage(),
    articlePage({ jsonLd: null, path: "/blog/archive/", text: "<ul><li>How we fire mugs</li></ul>" }),
    articlePage({ jsonLd: null, path: "/blog/tagged/glaze" }),
    // Terms, a page of the menu and one with a price are dated by their system, too.
    articlePage({ jsonLd: null, path: "/terms", title: "Terms of use", text: TOLD, head: DATED }),
    articlePage({
      jsonLd: null,
      path: "/story",
      text: `<nav><a href="/story">Our story</a></nav>${TOLD}`,
      head: DATED,
    }),
    articlePage({ jsonLd: null, path: "/christmas", text: `${TOLD}<p>A box of mugs costs € 19.90.</p>`, head: DATED }),
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
