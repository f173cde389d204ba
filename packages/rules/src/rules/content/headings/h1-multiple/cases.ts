import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (body: string): string =>
  `<!doctype html><html><head><title>Mugs</title></head><body>${body}<p>We make mugs from clay and glaze them twice.</p></body></html>`;

export const cases: PageRuleCases = {
  passing: [page("<h1>Mugs</h1><h2>Blue</h2><h2>Green</h2>"), page("<h1></h1><h1>Mugs</h1>")],
  failing: [
    page("<h1>Mugs</h1><h1>Plates</h1>"),
    // A template that names the home page as canonical of all its pages shows its logo as their heading all the same.
    `<!doctype html><html><head><title>Mugs</title><link rel="canonical" href="/"></head><body><header><h1>Acme</h1></header><h1>Mugs</h1><p>We make mugs from clay and glaze them twice.</p></body></html>`,
    page(`<header><h1><img src="/logo.png" alt="Acme"></h1></header><main><h1>Mugs</h1></main>`),
  ],
  outside: [page("<h2>Mugs</h2>"), { html: page("<h1>A</h1><h1>B</h1>"), status: 500 }],
};
