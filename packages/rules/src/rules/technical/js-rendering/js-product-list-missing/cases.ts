import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const teas = ["green", "black", "white", "oolong", "matcha"];
const list = (price: string): string =>
  `<ul>${teas.map((tea) => `<li><a href="/products/${tea}"><img src="/${tea}.jpg" alt="${tea}">${tea}</a> <span class="price">${price}</span></li>`).join("")}</ul>`;
const page = (products: string): string => teaPage(`<h1>Teas</h1>${products}`, 60);
const path = "/collections/teas";
const empty = page('<div id="product-grid"></div>');

export const cases: SiteRuleCases = {
  passing: [ran(page(list("€ 9.50")), page(list("€ 9.50")), {}, path)],
  failing: [
    { ...ran(empty, page(list("€ 9.50")), {}, path), faults: [path] },
    { ...ran(empty, page(list("9 500 ₽")), {}, path), faults: [path] },
    { ...ran(empty, page(list("¥1,200")), {}, path), faults: [path] },
  ],
  outside: [ran(empty, empty, {}, path), ran(teaPage("<h1>About</h1>"), teaPage("<h1>About</h1>"), {}, "/about")],
  unknown: [notRun(empty)],
};
