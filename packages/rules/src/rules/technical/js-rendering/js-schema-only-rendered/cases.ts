import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const data =
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Tea","offers":{"@type":"Offer","price":"9.50","priceCurrency":"EUR"}}</script>';
const page = (head: string): string => teaPage("<h1>Tea</h1><p>€ 9,50</p><button>Add to cart</button>", 60, head);

export const cases: SiteRuleCases = {
  passing: [ran(page(data), page(data), {}, "/products/tea")],
  failing: [ran(page(""), page(data), {}, "/products/tea")],
  outside: [
    ran(page(""), page(""), {}, "/products/tea"),
    ran(
      teaPage("<h1>Contact</h1>"),
      teaPage("<h1>Contact</h1>", 200, data.replace("Product", "Organization")),
      {},
      "/contact",
    ),
  ],
  unknown: [notRun(teaPage("<h1>Tea</h1>"))],
};
