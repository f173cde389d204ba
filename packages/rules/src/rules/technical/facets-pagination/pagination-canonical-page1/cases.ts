import { categoryPage } from "../../../../case-pages/category-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (path: string, canonical: string | null) =>
  categoryPage({
    path,
    head: canonical === null ? "" : `<link rel="canonical" href="https://shop.example${canonical}">`,
  });

export const cases: PageRuleCases = {
  passing: [
    page("/collections/mugs?page=2", "/collections/mugs?page=2"),
    page("/collections/mugs?page=2", "/collections/mugs/all"),
  ],
  failing: [
    page("/collections/mugs?page=2", "/collections/mugs"),
    page("/collections/mugs/page/3/", "/collections/mugs/"),
    page("/collections/mugs?page=2&colour=red", "/collections/mugs"),
    page("/collections/mugs?page=2", "/collections/mugs?page=1"),
    // The beginning of a list is not its twenty-seventh page.
    page("/collections/mugs", "/collections/mugs?page=27"),
  ],
  outside: [
    page("/collections/mugs", "/collections/mugs"),
    page("/collections/mugs?page=2", null),
    // Page 2 of a product's reviews is the same product.
    {
      url: "https://shop.example/products/mug?page=2",
      html: '<title>Mug</title><link rel="canonical" href="/products/mug"><h1>Mug</h1><p class=price>€ 9.00</p><button>Add to cart</button>',
    },
  ],
};
