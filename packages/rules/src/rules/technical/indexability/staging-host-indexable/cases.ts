import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (body: string, head = ""): string =>
  `<html><head><title>Soap</title>${head}</head><body><h1>Soap</h1>${body}</body></html>`;

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page('<a href="https://blog.shop.example/">Blog</a>') } },
    { pages: { "/": page('<a href="https://staging.other.example/">Partner</a>') } },
  ],
  failing: [
    { pages: { "/": page('<a href="https://staging.shop.example/soap">Soap</a>') } },
    { pages: { "/": page('<a href="https://dev2.shop.example/">New shop</a>') } },
  ],
  outside: [
    { origin: "https://staging.shop.example", pages: { "/": page('<a href="/soap">Soap</a>') } },
    { pages: { "/": { html: page(""), status: 500 } } },
  ],
};
