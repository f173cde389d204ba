import type { SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const site = (...files: NonNullable<SiteCase["files"]>): SiteCase => ({
  pages: { "/": "<title>Shop</title><h1>Shop</h1>" },
  files,
});

export const cases: SiteRuleCases = {
  passing: [site({ url: "/shop.css" }), site({ url: "/shop.js", status: 301 }, { url: "/guarded.js", status: 403 })],
  failing: [
    { ...site({ url: "/shop.css", status: 404 }, { url: "/shop.js" }), faults: ["/shop.css"] },
    { ...site({ url: "/shop.js", status: 500 }), faults: ["/shop.js"] },
  ],
  outside: [site(), site({ url: "/shop.js", status: 0, failure: "timeout" })],
};
