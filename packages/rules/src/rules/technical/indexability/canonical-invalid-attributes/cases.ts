import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (...links: string[]): string =>
  `<html><head><title>Soap</title>${links.join("")}</head><body><h1>Soap</h1></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page('<link rel="canonical" href="/page">'),
    page('<link rel="canonical" href="/page" id="c" data-x="1">'),
    page('<link rel="canonical" href="/page" media="print">', '<link rel="canonical" href="/page">'),
  ],
  failing: [
    page('<link rel="canonical" hreflang="en" href="/page">'),
    page('<link rel="canonical" type="text/html" href="/page">'),
    page('<link rel="canonical alternate" media="only screen and (max-width: 640px)" href="/page">'),
  ],
  outside: [page(), { html: page('<link rel="canonical" hreflang="en" href="/page">'), status: 404 }],
};
