import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (head: string): string => `<html><head><title>Soap</title>${head}</head><body><h1>Soap</h1></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page(""),
    page('<meta name="robots" content="index, follow, max-image-preview:large">'),
    page('<meta name="bingbot" content="nofollow">'),
  ],
  failing: [
    page('<meta name="robots" content="index, NOFOLLOW">'),
    page('<meta name="googlebot" content="nofollow">'),
    { html: page(""), headers: { "x-robots-tag": "nofollow" } },
  ],
  outside: [
    page('<meta name="robots" content="noindex, nofollow">'),
    { html: page('<meta name="robots" content="nofollow">'), status: 404 },
  ],
};
