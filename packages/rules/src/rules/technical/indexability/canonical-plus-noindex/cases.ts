import type { PageRuleCases } from "../../../../rule-cases.ts";

const NOINDEX = '<meta name="robots" content="noindex">';
const page = (canonical: string | null, head = NOINDEX): string =>
  `<html><head><title>Soap</title>${head}${canonical === null ? "" : `<link rel="canonical" href="${canonical}">`}</head><body><h1>Soap</h1></body></html>`;

export const cases: PageRuleCases = {
  passing: [page("/page"), page("/page.html"), { html: page("/page", ""), headers: { "x-robots-tag": "noindex" } }],
  failing: [page("/soap"), { html: page("/soap", ""), headers: { "x-robots-tag": "noindex, nofollow" } }],
  outside: [page(null), page("/soap", ""), { html: page("/soap"), status: 404 }],
};
