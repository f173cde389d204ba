import type { SiteRuleCases } from "../../../../rule-cases.ts";

const list = (links: string, head = ""): string =>
  `<html><head><title>Mugs</title>${head}</head><body><h1>Mugs</h1>${links}</body></html>`;
const second = '<a href="/mugs?page=2">2</a>';

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": list(second), "/mugs?page=2": list('<a href="/">1</a>') } },
    {
      pages: {
        "/": list(second, '<link rel="next" href="/mugs?page=2">'),
        "/mugs?page=2": list("", '<link rel="prev" href="/">'),
      },
    },
  ],
  failing: [
    { pages: { "/": list(second), "/mugs?page=2": { html: list(""), status: 404 } }, faults: ["/mugs?page=2"] },
    { pages: { "/": list("", '<link rel="next" href="/">') }, faults: ["/"] },
  ],
  outside: [
    { pages: { "/": list("") } },
    // Nobody links to it: it was tried on purpose.
    { pages: { "/": list(""), "/mugs?page=99": { html: list(""), status: 404 } } },
  ],
};
