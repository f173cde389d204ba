import type { PageRuleCases } from "../../../../rule-cases.ts";

const linkTo = (...hrefs: string[]): string =>
  `<h1>Shop</h1>${hrefs.map((href) => `<a href="${href}">Soap</a>`).join("")}`;

export const cases: PageRuleCases = {
  passing: [
    linkTo("/soap", "https://maker.example/"),
    linkTo("//cdn.shop.example/list", "mailto:shop@shop.example"),
    linkTo("/?url=http://maker.example/"),
    // links-to-localhost speaks about it.
    linkTo("http://localhost:3000/"),
  ],
  failing: [linkTo("http://shop.example/soap"), linkTo("/soap", "http://maker.example/")],
  outside: [
    { html: linkTo("http://127.0.0.1:4173/soap"), url: "http://127.0.0.1:4173/" },
    { html: linkTo("http://shop.example/soap"), url: "http://shop.example/" },
    linkTo(),
    { html: linkTo("http://shop.example/soap"), status: 404 },
  ],
};
