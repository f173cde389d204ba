import { linkedShop } from "../../../../case-pages/linked-shop.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const toVases = '<a href="/collections/vases">Vases</a>';

export const cases: SiteRuleCases = {
  passing: [linkedShop({ inMenu: 4 }), linkedShop({ inMenu: 4, related: true })],
  failing: [{ ...linkedShop({ inMenu: 3, related: true, home: toVases }), faults: ["/collections/vases"] }],
  outside: [{ pages: { "/": "<title>Shop</title>" } }],
  unknown: [
    {
      ...linkedShop({ inMenu: 3, related: true, home: toVases }),
      notCrawled: [{ reason: "limit", count: 3, examples: ["https://shop.example/more"] }],
    },
  ],
};
