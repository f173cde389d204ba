import { articlePage } from "../../../case-pages/article-page.ts";
import { productPage } from "../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [articlePage(), articlePage({ date: "<p>Published on January 10, 2026</p>" })],
  failing: [
    articlePage({ date: "" }),
    articlePage({ date: "", head: `<meta property="article:published_time" content="2026-01-10T08:00:00Z">` }),
  ],
  outside: [productPage()],
};
