import { articlePage, prose } from "../../../../case-pages/article-page.ts";
import { categoryPage } from "../../../../case-pages/category-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [articlePage({ text: `<p>${prose(250)}</p><h2>Second firing</h2><p>${prose(250, "kiln")}</p>` })],
  failing: [
    articlePage({ text: `<p>${prose(250)}</p><p>${prose(250, "kiln")}</p>` }),
    articlePage({ text: `<p>${prose(500)}</p></article></main><footer><h2>Newsletter</h2></footer>` }),
  ],
  outside: [
    articlePage({ text: `<p>${prose(100)}</p>` }),
    // Names, prices and sizes of many goods are no running text.
    categoryPage({ intro: `<p>${prose(500)}</p>`, products: 6 }),
  ],
};
