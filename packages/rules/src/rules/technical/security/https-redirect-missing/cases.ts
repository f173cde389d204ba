import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": "<title>Tea</title><p>Tea" };
const url = "http://shop.example/";

export const cases: SiteRuleCases = {
  passing: [
    { pages, probes: { httpHome: { url, status: 301, redirectTo: "https://shop.example/" } } },
    { pages, probes: { httpHome: { url, status: 403 } } },
  ],
  failing: [
    { pages, probes: { httpHome: { url, status: 200, contentType: "text/html", text: "<p>Tea" } } },
    { pages, probes: { httpHome: { url, status: 302, redirectTo: "http://www.shop.example/" } } },
  ],
  outside: [
    { origin: "http://127.0.0.1:4000", pages },
    { origin: "http://shop.example", pages },
  ],
  unknown: [{ pages }, { pages, probes: { httpHome: { url, status: 0 } } }],
};
