import type { PageRuleCases } from "../../../../rule-cases.ts";

const html = `<title>Tea</title><p>${"Green tea from Uji. ".repeat(100)}`;

export const cases: PageRuleCases = {
  passing: [
    { html, headers: { "content-encoding": "br" } },
    { html, headers: { "content-encoding": "gzip" } },
    { html, wireBytes: 300 },
  ],
  failing: [{ html }, { html, headers: { "content-encoding": "identity" } }],
  outside: ["<title>Tea</title><p>Tea", { html, status: 404 }],
};
