import type { PageRuleCases } from "../../../../rule-cases.ts";

const linkTo = (...hrefs: string[]): string =>
  `<h1>Shop</h1>${hrefs.map((href) => `<a href="${href}">Soap</a>`).join("")}`;

export const cases: PageRuleCases = {
  passing: [
    linkTo("/soap", "/soap?color=red&page=2"),
    linkTo("/soap", "https://maker.example/?utm_source=shop"),
    linkTo("/soap", "https://www.facebook.com/sharer.php?u=https%3A%2F%2Fshop.example%2F%3Futm_source%3Dfb"),
    `<link rel="canonical" href="https://shop.example/page">${linkTo("/soap")}`,
  ],
  failing: [
    linkTo("/soap?utm_source=banner&utm_medium=home"),
    linkTo("/products/soap?_pos=1&_sid=8f1c&_ss=r", "/soap"),
    linkTo("/soap?gclid=abc", "https://www.shop.example/towel"),
    `<link rel="canonical" href="https://shop.example/page?fbclid=xyz">${linkTo("/soap")}`,
  ],
  outside: [linkTo("https://maker.example/?utm_source=shop"), { html: linkTo("/soap?utm_source=x"), status: 404 }],
};
