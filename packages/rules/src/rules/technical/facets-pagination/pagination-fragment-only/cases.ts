import { categoryPage } from "../../../../case-pages/category-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    categoryPage({ intro: '<a href="?page=2">2</a>' }),
    categoryPage({ intro: '<a href="?page=2">2</a><a href="#page-2">Jump</a>' }),
  ],
  failing: [
    categoryPage({ intro: '<a href="#page=2">2</a><a href="#page=3">3</a>' }),
    categoryPage({ intro: '<a href="/collections/mugs#/page/2">Next</a>' }),
  ],
  outside: [
    categoryPage({ intro: '<a href="#reviews">Reviews</a>' }),
    '<title>About</title><h1>About</h1><a href="#page=2">2</a>',
  ],
};
