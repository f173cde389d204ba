import type { PageCase, SiteCase } from "@audit/testkit";
import { categoryPage } from "../../../../case-pages/category-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const list = "/collections/mugs";
const site = (answer: PageCase): SiteCase => ({
  pages: { "/": "<title>Shop</title>", [list]: categoryPage() },
  views: [{ as: "beyond-last", of: list, asked: `${list}?page=9999`, page: answer }],
});
const empty = { products: 0, intro: "<p>No products found.</p>" };

export const cases: SiteRuleCases = {
  passing: [
    site({ html: "<h1>Not found</h1>", status: 404 }),
    site({ status: 301, redirectTo: `https://shop.example${list}` }),
    site(categoryPage({ ...empty, head: '<meta name="robots" content="noindex">' })),
    site(categoryPage({ head: `<link rel="canonical" href="https://shop.example${list}">` })),
  ],
  failing: [
    { ...site(categoryPage(empty)), faults: [`${list}?page=9999`] },
    { ...site(categoryPage()), faults: [`${list}?page=9999`] },
  ],
  outside: [{ pages: { [list]: categoryPage() } }, site({ failure: { kind: "timeout", message: "No answer came." } })],
};
