import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (href: string): string =>
  `<html><head><title>Soap</title><link rel="canonical" href="${href}"></head><body><h1>Soap</h1></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page("https://shop.example/page"),
    page("/page"),
    page("//shop.example/page"),
    page("HTTPS://shop.example/page"),
    page("https://shop.example/null-and-undefined"),
    page("page.html"),
  ],
  failing: [
    page(""),
    page("undefined"),
    page("{{ canonical_url }}"),
    page("{% url page %}"),
    page("%%canonical%%"),
    page("/[:de]seife[:en]soap"),
    page("https:/shop.example/page"),
    page("https://https://shop.example/page"),
    page("www.shop.example/page"),
    page("shop.example/page"),
    page("https://shop.example/page#reviews"),
    page("mailto:shop@shop.example"),
    page("https://"),
  ],
  outside: ["<html><head><title>Soap</title></head><body><h1>Soap</h1></body></html>", { html: page(""), status: 404 }],
};
