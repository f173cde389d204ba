import { linkedShop } from "../../../case-pages/linked-shop.ts";
import type { SiteRuleCases } from "../../../rule-cases.ts";

const sideRoom = '<a href="/about">About</a>';
const about = '<title>About</title><h1>About us</h1><a href="/collections/vases">Vases</a>';
const shop = linkedShop({ inMenu: 3, home: sideRoom });
const hidden = { ...shop, pages: { ...shop.pages, "/about": about } };

export const cases: SiteRuleCases = {
  passing: [linkedShop({ inMenu: 4 }), linkedShop({ inMenu: 3, home: '<a href="/collections/vases">Vases</a>' })],
  failing: [{ ...hidden, faults: ["/collections/vases"] }],
  outside: [{ pages: { "/": "<title>Shop</title><h1>Shop</h1>" } }],
  unknown: [{ ...hidden, notCrawled: [{ reason: "limit", count: 3, examples: ["https://shop.example/more"] }] }],
};
