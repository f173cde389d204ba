import type { SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const site = (...files: NonNullable<SiteCase["files"]>): SiteCase => ({
  pages: { "/": "<title>Shop</title><h1>Shop</h1>" },
  files,
});

const YEAR = "public, max-age=31536000, immutable";

export const cases: SiteRuleCases = {
  passing: [
    site({ url: "/shop.3f2a91bc.css", cacheControl: YEAR }),
    site({ url: "/shop.js?v=12", cacheControl: "max-age=604800" }),
  ],
  failing: [
    { ...site({ url: "/shop.3f2a91bc.css", cacheControl: "max-age=3600" }), faults: ["/shop.3f2a91bc.css"] },
    { ...site({ url: "/shop.js?v=12" }), faults: ["/shop.js?v=12"] },
    { ...site({ url: "/shop.js?v=12", cacheControl: "no-cache" }), faults: ["/shop.js?v=12"] },
  ],
  outside: [site(), site({ url: "/shop.css", cacheControl: "max-age=60" }), site({ url: "/a.js?v=1", status: 404 })],
};
