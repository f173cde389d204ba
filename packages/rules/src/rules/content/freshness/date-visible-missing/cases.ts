import { articlePage } from "../../../../case-pages/article-page.ts";
import { productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    articlePage(),
    articlePage({ date: "<p>Published on January 10, 2026</p>" }),
    articlePage({ date: "<span>10. Januar</span>", lang: "de" }),
    articlePage({ date: "<span>2026年1月10日</span>", lang: "ja" }),
    articlePage({ date: "<span>3 days ago</span>" }),
  ],
  failing: [
    articlePage({ date: "" }),
    articlePage({ date: "", head: `<meta property="article:published_time" content="2026-01-10T08:00:00Z">` }),
  ],
  outside: [productPage()],
};
