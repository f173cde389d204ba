import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (body: string): string =>
  `<!doctype html><html lang=de><head><title>Tea</title></head><body><main><h1>Tea</h1><p>Acme GmbH</p>${body}</main></body></html>`;

export const cases: PageRuleCases = {
  passing: [{ url: "https://shop.example/terms", html: page("") }],
  failing: [
    page('<a href="https://ec.europa.eu/consumers/odr/">OS-Plattform</a>'),
    page('<a href="http://ec.europa.eu/odr">ODR</a>'),
  ],
  outside: [page('<a href="https://ec.europa.eu/">EU</a>'), page("")],
};
