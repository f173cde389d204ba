import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (canonical: string, links = ""): string =>
  `<html><head><title>Soap</title><link rel="canonical" href="${canonical}"></head><body><h1>Soap</h1>${links}</body></html>`;
const home = (...paths: string[]): string => page("/", paths.map((path) => `<a href="${path}">Soap</a>`).join(""));

export const cases: SiteRuleCases = {
  passing: [{ pages: { "/": home("/soap", "/soap?red"), "/soap": page("/soap"), "/soap?red": page("/soap") } }],
  failing: [
    {
      pages: { "/": home("/soap?red"), "/soap?red": page("/soap"), "/soap": page("/soap") },
      faults: ["/soap?red"],
    },
    {
      pages: { "/": home("/c/soap"), "/c/soap": page("/p/soap"), "/p/soap": page("/p/soap") },
      faults: ["/c/soap"],
    },
  ],
  outside: [
    { pages: { "/": home("/?red"), "/?red": page("/") } },
    { pages: { "/": home("/soap"), "/soap": page("/soap") } },
    { pages: { "/": home("/soap"), "/soap": page("/never-read") } },
  ],
  unknown: [
    {
      pages: { "/": home("/soap?red"), "/soap?red": page("/soap"), "/soap": page("/soap") },
      notCrawled: [{ reason: "limit", count: 3, examples: ["https://shop.example/more"] }],
    },
  ],
};
