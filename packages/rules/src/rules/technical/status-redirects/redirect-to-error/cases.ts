import type { SiteRuleCases } from "../../../../rule-cases.ts";

const to = (path: string, status = 301): { status: number; redirectTo: string } => ({
  status,
  redirectTo: new URL(path, "https://shop.example").href,
});
const home = "<h1>Shop</h1>";
const answering = (status: number): { html: string; status: number } => ({ html: "<h1>Error</h1>", status });

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home, "/old": to("/new"), "/new": "<h1>New</h1>" } },
    { pages: { "/": home, "/old": to("https://other.example/gone") } },
    { pages: { "/": home, "/orders": to("/login", 302), "/login": answering(401) } },
  ],
  failing: [
    { pages: { "/": home, "/old": to("/gone"), "/gone": answering(404) }, faults: ["/old"] },
    { pages: { "/": home, "/a": to("/b"), "/b": to("/gone"), "/gone": answering(500) }, faults: ["/b"] },
  ],
  outside: [{ pages: { "/": home, "/gone": answering(404) } }],
};
