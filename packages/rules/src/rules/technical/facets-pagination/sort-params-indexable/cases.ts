import { categoryPage } from "../../../../case-pages/category-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const canonical = '<link rel="canonical" href="https://shop.example/collections/mugs">';

export const cases: PageRuleCases = {
  passing: [
    categoryPage({ path: "/collections/mugs?sort_by=price", head: canonical }),
    categoryPage({ path: "/collections/mugs?view=list", head: '<meta name="robots" content="noindex">' }),
  ],
  failing: [
    categoryPage({ path: "/collections/mugs?sort_by=price-ascending" }),
    categoryPage({ path: "/collections/mugs?colour=red&order=asc" }),
  ],
  outside: [
    categoryPage({ path: "/collections/mugs?colour=red" }),
    { url: "https://shop.example/about?view=full", html: "<title>About</title><h1>About us</h1>" },
  ],
};
