import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": "<title>Shop</title><h1>Shop</h1>" };
const local = "http://127.0.0.1:4173";

export const cases: SiteRuleCases = {
  passing: [
    { pages, sitemap: ["/", "/soap"] },
    { pages, sitemap: ["/", "https://blog.shop.example/care"] },
    { origin: local, pages, sitemap: ["/", "/soap"] },
  ],
  failing: [
    { pages, sitemap: ["/", "https://other.example/soap"], faults: ["https://other.example/soap"] },
    { pages, sitemap: ["http://shop.example/"], faults: ["http://shop.example/"] },
    { pages, sitemap: ["/", "https://www.shop.example/soap"], faults: ["https://www.shop.example/soap"] },
    { origin: local, pages, sitemap: ["/", "https://other.example/soap"], faults: ["https://other.example/soap"] },
  ],
  outside: [{ pages }, { origin: local, pages, sitemap: ["https://shop.example/", "https://shop.example/soap"] }],
};
