import type { PageRuleCases } from "../../../../rule-cases.ts";

const linkTo = (...hrefs: string[]): string =>
  `<h1>Shop</h1>${hrefs.map((href) => `<a href="${href}">Soap</a>`).join("")}`;

export const cases: PageRuleCases = {
  passing: [
    linkTo("/soap", "/soap?size=2"),
    linkTo("/store?sid=42", "/stores?sid=berlin-mitte"),
    linkTo("/soap", "https://bank.example/pay;jsessionid=1A2B3C4D5E6F"),
    linkTo("/session-times", "/help/jsessionid"),
  ],
  failing: [
    linkTo("/soap;jsessionid=1A2B3C4D5E6F7A8B"),
    linkTo("/soap", "/soap?PHPSESSID=4f6a1b2c3d4e5f60718293a4b5c6d7e8"),
    linkTo("/soap?sid=9f8e7d6c5b4a39281706f5e4"),
    linkTo("https://www.shop.example/(S(lit3py55t21z5v55vlm25s55))/orders.aspx"),
  ],
  outside: [
    linkTo("https://other.example/?PHPSESSID=4f6a1b2c3d4e5f607"),
    { html: linkTo("/soap;jsessionid=1"), status: 404 },
  ],
};
