import { categoryPage } from "../../../../case-pages/category-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const empty = { products: 0, intro: "<p>No products were found matching your selection.</p>" };

export const cases: PageRuleCases = {
  passing: [categoryPage({ path: "/collections/mugs?colour=red" })],
  failing: [
    categoryPage({ ...empty, path: "/collections/mugs?colour=mauve" }),
    categoryPage({ products: 0, intro: "<p>Keine Artikel gefunden.</p>", path: "/collections/mugs?farbe=lila" }),
  ],
  unknown: [categoryPage({ products: 0, intro: "<p>0 produkter</p>", path: "/collections/mugs?stil=bohem" })],
  outside: [
    categoryPage(empty),
    categoryPage({ ...empty, path: "/collections/mugs?colour=mauve", head: '<meta name="robots" content="noindex">' }),
    { ...categoryPage({ ...empty, path: "/collections/mugs?colour=mauve" }), status: 404 },
  ],
};
