import type { SiteRuleCases } from "../../../../rule-cases.ts";

const to = (path: string, status = 301): { status: number; redirectTo: string } => ({
  status,
  redirectTo: new URL(path, "https://shop.example").href,
});
const home = "<h1>Shop</h1>";

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home, "/products/old-soap": to("/collections/soap"), "/collections/soap": "<h1>Soap</h1>" } },
    { pages: { "/": home, "/index.html": to("/"), "/home": to("/"), "/de/": to("/"), "/en-gb": to("/") } },
    { pages: { "/": home, "/products/old-soap": to("/", 302) } },
    { pages: { "/": home, "/cart": to("/"), "/account/orders": to("/") } },
    { pages: { "/": home, "/?ref=mail": to("/") } },
    { start: "/shop/", pages: { "/shop/": home, "/shop": to("/shop/") } },
  ],
  failing: [
    { pages: { "/": home, "/products/old-soap": to("/") }, faults: ["/products/old-soap"] },
    {
      pages: {
        "/": home,
        "/summer-sale-2019": to("/", 308),
        "/blog/old-post": to("/index.html"),
        "/index.html": to("/"),
      },
      faults: ["/summer-sale-2019", "/blog/old-post"],
    },
  ],
  outside: [{ pages: { "/": home } }],
};
