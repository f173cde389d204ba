import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (ogUrl: string, more = ""): string =>
  `<title>Tea</title><meta property="og:url" content="${ogUrl}">${more}<p>Tea`;

export const cases: PageRuleCases = {
  passing: [
    page("https://shop.example/page"),
    page("https://www.shop.example/page/"),
    page("/page"),
    { url: "https://shop.example/tea.html", html: page("https://shop.example/tea") },
    { url: "https://shop.example/index.html", html: page("https://shop.example/") },
    page("https://shop.example/page", "<link rel=canonical href=https://shop.example/page>"),
  ],
  failing: [page("https://shop.example/"), page("https://shop.example/other?x=1")],
  outside: [
    "<title>Tea</title><p>Tea",
    { url: "http://127.0.0.1:8080/page", html: page("https://shop.example/page") },
    page("https://shop.example/other", "<link rel=canonical href=https://shop.example/other>"),
  ],
};
