import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = '<title>Cart</title><meta name="robots" content="noindex"><h1>Cart</h1>';
const home = '<title>Shop</title><h1>Shop</h1><a href="/cart">Cart</a>';

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home, "/cart": page } },
    { pages: { "/": home, "/cart": page }, robots: "User-agent: GPTBot\nDisallow: /cart" },
  ],
  failing: [
    { pages: { "/": home, "/cart": page }, robots: "User-agent: Googlebot\nDisallow: /cart", faults: ["/cart"] },
    {
      pages: { "/": home, "/cart": { html: "<h1>Cart</h1>", headers: { "x-robots-tag": "noindex" } } },
      robots: "User-agent: *\nDisallow: /cart",
      faults: ["/cart"],
    },
  ],
  outside: [{ pages: { "/": home, "/cart": home }, robots: "User-agent: *\nDisallow: /cart" }],
};
