import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (canonical: string): string =>
  `<html><head><title>Soap</title><link rel="canonical" href="${canonical}"></head><body><h1>Soap</h1></body></html>`;
const local = "http://127.0.0.1:4173";

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page("https://shop.example/"), "/soap": page("https://www.shop.example/soap") } },
    { pages: { "/": page("/"), "/blog": page("https://blog.shop.example/") } },
    { origin: local, pages: { "/": page(`${local}/`), "/soap": page("/soap") } },
  ],
  failing: [
    { pages: { "/": page("/"), "/soap": page("https://other.example/soap") }, faults: ["/soap"] },
    { pages: { "/": page("https://shop-staging.vercel.app/") }, faults: ["/"] },
    { origin: local, pages: { "/": page("/"), "/soap": page("https://other.example/soap") }, faults: ["/soap"] },
  ],
  outside: [
    { pages: { "/": "<h1>Shop</h1>" } },
    { origin: local, pages: { "/": page("https://shop.example/"), "/soap": page("https://shop.example/soap") } },
  ],
};
