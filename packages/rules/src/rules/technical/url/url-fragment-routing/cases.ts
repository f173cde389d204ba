import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (...hrefs: string[]): string =>
  `<title>Shop</title><h1>Shop</h1>${hrefs.map((href) => `<a href="${href}">Soap</a>`).join("")}`;

export const cases: PageRuleCases = {
  passing: [page("/soap", "#reviews"), page("#!", "#/", "#top"), page("/soap#/red", "#top")],
  failing: [page("#/soap", "#/towels"), page("/#!/soap", "/#!/towels", "/"), page("#!soap", "#!towels")],
  outside: [
    page("/soap", "/towels"),
    page("https://mail.example/#/inbox", "https://mail.example/#/sent"),
    { html: page("#/soap", "#/towels"), status: 404 },
  ],
};
