import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (...bases: string[]): string =>
  `<!doctype html><html><head><title>Soap</title>${bases.map((href) => `<base href="${href}">`).join("")}</head><body><h1>Soap</h1></body></html>`;

export const cases: PageRuleCases = {
  passing: [page("https://shop.example/"), page("/"), page("https://www.shop.example/en/")],
  failing: [
    page(""),
    page("https://dev.other.example/"),
    page("/", "/en/"),
    page("javascript:void(0)"),
    page("http://["),
  ],
  outside: [page(), "<!doctype html><title>Soap</title><base target=_blank>", { html: page(""), status: 404 }],
};
