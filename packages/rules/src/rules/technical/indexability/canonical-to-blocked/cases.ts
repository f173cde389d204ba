import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (canonical: string): string =>
  `<html><head><title>Soap</title><link rel="canonical" href="${canonical}"></head><body><h1>Soap</h1></body></html>`;
const robots = "User-agent: *\nDisallow: /print/";

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page("/"), "/soap": page("/soap") }, robots },
    // Another host has a robots.txt of its own.
    { pages: { "/": page("/"), "/soap": page("https://other.example/print/soap") }, robots },
  ],
  failing: [
    { pages: { "/": page("/"), "/soap": page("/print/soap") }, robots, faults: ["/soap"] },
    {
      pages: { "/": page("/"), "/soap": page("/print/soap") },
      robots: "User-agent: Googlebot\nDisallow: /print",
      faults: ["/soap"],
    },
  ],
  outside: [
    { pages: { "/": "<h1>Shop</h1>" }, robots },
    { pages: { "/": page("/print/soap") }, robots: 404 },
    { pages: { "/": page("/"), "/soap": page("/print/soap") }, robots: "User-agent: *\nDisallow: /" },
  ],
};
