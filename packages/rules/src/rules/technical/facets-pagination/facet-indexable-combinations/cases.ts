import { categoryPage } from "../../../../case-pages/category-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    categoryPage({ path: "/collections/mugs?colour=red" }),
    categoryPage({ path: "/collections/mugs?colour=red&page=2&utm_source=mail" }),
  ],
  failing: [
    categoryPage({ path: "/collections/mugs?colour=red&size=l" }),
    categoryPage({ path: "/collections/mugs?filter.p.tag=new&filter.v.option.size=L" }),
  ],
  outside: [
    categoryPage(),
    categoryPage({
      path: "/collections/mugs?colour=red&size=l",
      head: '<link rel="canonical" href="https://shop.example/collections/mugs">',
    }),
    categoryPage({ path: "/collections/mugs?colour=red&size=l", head: '<meta name="robots" content="noindex">' }),
  ],
};
