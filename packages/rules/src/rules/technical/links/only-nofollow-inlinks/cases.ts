import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (links = ""): string => `<title>Soap</title><h1>Soap</h1>${links}`;
const link = (rel = ""): string => `<a href="/soap"${rel}>Soap</a>`;
const NOFOLLOW = ' rel="nofollow"';

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page(link()), "/soap": page() } },
    { pages: { "/": page(link(NOFOLLOW) + '<a href="/b">B</a>'), "/soap": page(), "/b": page(link()) } },
    { pages: { "/": page(`${link(NOFOLLOW)}<a href="/cart" rel="nofollow">Cart</a>${link()}`), "/soap": page() } },
  ],
  failing: [{ pages: { "/": page(link(NOFOLLOW)), "/soap": page() }, faults: ["/soap"] }],
  outside: [
    { pages: { "/": page() } },
    { pages: { "/": page('<a href="/cart" rel=nofollow>C</a>'), "/cart": page() } },
  ],
  unknown: [
    {
      pages: { "/": page(link(NOFOLLOW)), "/soap": page() },
      notCrawled: [{ reason: "limit", count: 3, examples: ["https://shop.example/more"] }],
    },
  ],
};
