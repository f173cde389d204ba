import type { PageRuleCases } from "../../../../rule-cases.ts";

const linkTo = (...hrefs: string[]): string =>
  `<h1>Shop</h1>${hrefs.map((href) => `<a href="${href}">Soap</a>`).join("")}`;
const local = "http://127.0.0.1:4173/";

export const cases: PageRuleCases = {
  passing: [
    linkTo("/soap", "https://maker.example/", "http://8.8.8.8/"),
    linkTo("https://localhost.example/", "https://10.example/", "/file:/x"),
    { html: linkTo("/soap", "http://127.0.0.1:4173/towel", "http://localhost:4173/towel"), url: local },
    { html: linkTo("http://192.168.1.20/soap"), url: "http://192.168.1.20/" },
  ],
  failing: [
    linkTo("http://localhost:3000/soap"),
    linkTo("http://127.0.0.1/soap"),
    linkTo("https://192.168.1.20/soap"),
    linkTo("file:///C:/Users/anna/soap.html"),
    linkTo("http://shop.local/soap"),
    { html: linkTo("http://localhost:3000/soap"), url: local },
    { html: linkTo("http://127.0.0.1:3000/soap"), url: local },
  ],
  outside: [linkTo(), { html: linkTo("http://localhost/"), status: 404 }],
};
