import { categoryPage } from "../../../../case-pages/category-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const head = '<meta name="robots" content="noindex, follow">';

export const cases: PageRuleCases = {
  passing: [categoryPage({ path: "/collections/mugs?page=2" })],
  failing: [
    categoryPage({ path: "/collections/mugs?page=2", head }),
    categoryPage({ path: "/collections/mugs/page/3/", head }),
  ],
  outside: [
    categoryPage({ head }),
    // Filters are kept out on purpose.
    categoryPage({ path: "/collections/mugs?page=2&colour=red", head }),
    { url: "https://shop.example/blog/kiln?page=2", html: `<title>Kiln</title>${head}<h1>Kiln</h1>` },
  ],
};
