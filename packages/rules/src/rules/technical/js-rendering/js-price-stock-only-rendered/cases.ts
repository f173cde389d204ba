import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (price: string, head = ""): string =>
  teaPage(`<h1>Tea</h1>${price}<button>Add to cart</button>`, 60, head);
const priced = page("<p>€ 9,50</p><p>In stock</p>");
const data =
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Tea","offers":{"@type":"Offer","price":"9.50","priceCurrency":"EUR"}}</script>';
const path = "/products/tea";

export const cases: SiteRuleCases = {
  passing: [ran(priced, priced, {}, path), ran(page("", data), priced, {}, path)],
  failing: [ran(page(""), priced, {}, path), ran(page("<p>Loading</p>"), priced, {}, path)],
  outside: [
    ran(page(""), page(""), {}, path),
    ran(teaPage("<h1>About</h1>"), teaPage("<h1>About</h1><p>€ 9,50</p>"), {}, "/about"),
  ],
  unknown: [notRun(teaPage("<h1>Tea</h1>"))],
};
