import { prose } from "../../../../case-pages/article-page.ts";
import { categoryPage } from "../../../../case-pages/category-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    categoryPage({ intro: `<p>${prose(60)}</p>` }),
    categoryPage({ intro: `<div>${prose(30)}</div><div>${prose(30)}</div>` }),
  ],
  failing: [categoryPage(), categoryPage({ intro: "<p>All our mugs are made by hand.</p>", products: 20 })],
  outside: [
    categoryPage({ path: "/collections/mugs?page=2" }),
    "<!doctype html><title>About</title><h1>About us</h1><p>We are potters.</p>",
  ],
};
