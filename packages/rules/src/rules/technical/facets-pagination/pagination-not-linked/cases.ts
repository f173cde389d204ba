import { categoryPage } from "../../../../case-pages/category-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const list = (intro: string, head = "") => categoryPage({ intro, head, products: 6 });

export const cases: PageRuleCases = {
  passing: [
    list('<p>Showing 1-6 of 40 products</p><a href="?page=2">2</a>'),
    list('<p>6 of 40 items</p><a href="/collections/mugs?limit=100">Show all</a>'),
    list("<p>6 of 40 items</p>", '<link rel="next" href="/collections/mugs?page=2">'),
  ],
  failing: [
    list("<p>Showing 1-6 of 40 products</p><button>Load more</button>"),
    list('<p>6 von 40 Artikeln</p><a href="/collections/cups?page=2">Cups</a>'),
  ],
  outside: [
    list("<p>Showing 6 of 6 products</p>"),
    list("<p>Mugs of every size.</p>"),
    categoryPage({ intro: "<p>6 of 40 products</p>", products: 6, path: "/collections/mugs?page=7" }),
    "<title>About</title><h1>About</h1><p>6 of 40 products are made by hand.</p>",
  ],
};
