import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (...hrefs: string[]): string =>
  `<html><head><title>Soap</title>${hrefs.map((href) => `<link rel="canonical" href="${href}">`).join("")}</head>
<body><h1>Soap</h1></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page("https://shop.example/page"),
    page("https://shop.example/page", "/page"),
    { html: page("/page"), headers: { link: '<https://shop.example/page>; rel="canonical"' } },
  ],
  failing: [
    page("https://shop.example/page", "https://shop.example/other"),
    { html: page("/page"), headers: { link: '<https://shop.example/other>; rel="canonical"' } },
  ],
  outside: [page(), { html: page("/a", "/b"), status: 404 }],
};
