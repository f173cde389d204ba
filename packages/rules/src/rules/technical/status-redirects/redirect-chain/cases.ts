import type { SiteRuleCases } from "../../../../rule-cases.ts";

const to = (path: string, status = 301): { status: number; redirectTo: string } => ({
  status,
  redirectTo: new URL(path, "https://shop.example").href,
});
const home = "<h1>Shop</h1>";

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home, "/old": to("/new"), "/new": "<h1>New</h1>" } },
    {
      pages: {
        "http://shop.example/soap/": { status: 301, redirectTo: "https://shop.example/soap/" },
        "/": home,
        "/soap/": to("/soap"),
        "/soap": "<h1>Soap</h1>",
      },
    },
    { pages: { "/": home, "/a": to("/b"), "/b": to("/a") } },
  ],
  failing: [
    { pages: { "/": home, "/a": to("/b"), "/b": to("/c"), "/c": "<h1>C</h1>" }, faults: ["/a"] },
    { pages: { "/": home, "/a": to("/b", 302), "/b": to("/c"), "/c": to("https://other.example/") }, faults: ["/a"] },
    {
      pages: { "/": home, "/a": to("/c"), "/b": to("/c"), "/c": to("/d"), "/d": "<h1>D</h1>" },
      faults: ["/a", "/b"],
    },
  ],
  outside: [{ pages: { "/": home } }],
};
