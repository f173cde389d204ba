import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (head: string): string => `<html><head><title>Soap</title>${head}</head><body><h1>Soap</h1></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page(""),
    page('<meta name="robots" content="max-snippet:-1, max-image-preview:large">'),
    page('<meta name="robots" content="max-snippet:50">'),
    `<html><head><title>Soap</title></head><body><p data-nosnippet>Login for dealers</p><h1>Soap</h1></body></html>`,
  ],
  failing: [
    page('<meta name="robots" content="nosnippet">'),
    page('<meta name="robots" content="index, max-snippet:0">'),
    page('<meta name="googlebot" content="nosnippet">'),
    { html: page(""), headers: { "x-robots-tag": "nosnippet" } },
  ],
  outside: [page('<meta name="robots" content="noindex, nosnippet">'), { html: page(""), status: 500 }],
};
