import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const teas = ["green", "black", "white", "oolong", "matcha"];
const list = (price: string): string =>
  `<ul>${teas.map((tea) => `<li><a href="/products/${tea}"><img src="/${tea}.jpg" alt="${tea}">${tea}</a> <span class="price">${price}</span></li>`).join("")}</ul>`;
const clickable = teas
  .map(
    (tea) =>
      `<div class="card" onclick="show()"><h3>Tea of the kind ${tea} from a small garden in Uji, picked and rolled by hand by people we know well</h3><p>€ 9.50</p></div>`,
  )
  .join("");
const page = (products: string): string => teaPage(`<h1>Teas</h1>${products}`, 60);
const path = "/collections/teas";
const empty = page('<div id="product-grid"></div>');

export const cases: SiteRuleCases = {
  passing: [
    ran(page(list("€ 9.50")), page(list("€ 9.50")), {}, path),
    // Only the prices come late: the products are there.
    ran(page(list("")), page(list("€ 9.50")), {}, path),
  ],
  failing: [
    { ...ran(empty, page(list("€ 9.50")), {}, path), faults: [path] },
    { ...ran(empty, page(list("9 500 ₽")), {}, path), faults: [path] },
    { ...ran(empty, page(list("¥1,200")), {}, path), faults: [path] },
    // Cards that open by a click and are no links.
    { ...ran(page(""), page(clickable), {}, path), faults: [path] },
  ],
  outside: [ran(empty, empty, {}, path), ran(teaPage("<h1>About</h1>"), teaPage("<h1>About</h1>"), {}, "/about")],
  unknown: [notRun(empty)],
};
