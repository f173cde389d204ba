import type { PageCase, SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

import { productPage } from "../../../../case-pages/product-page.ts";

const path = "/products/blue-mug";
const mug = (price: string): PageCase =>
  productPage({ main: `<h1>Blue mug</h1><p class="price">${price}</p><button>Add to cart</button>` });
const site = (answer: PageCase): SiteCase => ({
  pages: { "/": "<title>Shop</title>", [path]: mug("€ 19.90") },
  views: [{ as: "other-language", of: path, sent: "de", page: answer }],
});

export const cases: SiteRuleCases = {
  passing: [site(mug("€ 19.90")), site(mug("19,90 €"))],
  failing: [
    { ...site(mug("£ 24.90")), faults: [path] },
    { ...site(mug("€ 17.90")), faults: [path] },
  ],
  outside: [{ pages: { [path]: mug("€ 19.90") } }, site(mug("On request"))],
};
