import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": "<title>Shop</title><h1>Shop</h1>" };

export const cases: SiteRuleCases = {
  passing: [
    { pages },
    { pages, notCrawled: [{ reason: "robots", count: 3, examples: ["https://shop.example/cart"] }] },
  ],
  failing: [
    { pages, notCrawled: [{ reason: "limit", count: 300, examples: ["https://shop.example/more"] }] },
    { pages, notCrawled: [{ reason: "bot-wall", count: 2, examples: ["https://shop.example/a"] }] },
  ],
  outside: [{ pages: {} }],
};
