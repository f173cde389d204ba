import type { SiteRuleCases } from "../../../../rule-cases.ts";

const home = '<title>Shop</title><h1>Shop</h1><a href="/soap">Soap</a>';
const failing = (kind: "dns" | "tls" | "timeout") => ({ failure: { kind, message: "No answer came." } });
const www = "https://www.shop.example/";

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home } },
    { pages: { "/": home }, probes: { otherHost: { url: www, status: 301, redirectTo: "https://shop.example/" } } },
    // Nobody promised a name with www.
    { pages: { "/": home }, probes: { otherHost: { url: www, status: 0, failure: "dns" } } },
    { pages: { "/": home, "/soap": failing("timeout") } },
  ],
  failing: [
    { pages: { "/": home }, probes: { otherHost: { url: www, status: 0, failure: "tls" } } },
    { pages: { "/": home, "/soap": failing("dns") }, faults: ["/soap"] },
    { pages: { "/": home, "/soap": failing("tls") }, faults: ["/soap"] },
  ],
  outside: [{ pages: {} }],
};
