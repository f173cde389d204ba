import type { SiteRuleCases } from "../../../../rule-cases.ts";

const to = (path: string, status = 301): { status: number; redirectTo: string } => ({
  status,
  redirectTo: new URL(path, "https://shop.example").href,
});
const home = "<h1>Shop</h1>";

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home, "/old": to("/new"), "/new": "<h1>New</h1>" } },
    { pages: { "/": home, "/a": to("/b"), "/b": to("/c"), "/c": "<h1>C</h1>" } },
  ],
  failing: [
    { pages: { "/": home, "/a": to("/b"), "/b": to("/a") }, faults: ["/a"] },
    { pages: { "/": home, "/soap": to("/soap", 302) }, faults: ["/soap"] },
    { pages: { "/": home, "/soap": to("/soap#top") }, faults: ["/soap"] },
    { pages: { "/": home, "/way": to("/b"), "/b": to("/c"), "/c": to("/b") }, faults: ["/b"] },
  ],
  outside: [{ pages: { "/": home } }],
};
