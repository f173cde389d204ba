import type { SiteRuleCases } from "../../../../rule-cases.ts";

const text = (seed: string): string =>
  `<p>${`${seed} soap of olive oil and lye, dried for nine months. `.repeat(3)}</p>`;
const page = (seed: string, canonical?: string): string =>
  `<html><head><title>Soap</title>${canonical ? `<link rel="canonical" href="${canonical}">` : ""}</head><body><main><h1>Soap</h1>${text(seed)}</main></body></html>`;

export const cases: SiteRuleCases = {
  passing: [
    // Another text: a page of its own.
    { pages: { "/": page("All"), "/soap": page("Plain", "/soap"), "/soap?size=l": page("Large", "/soap?size=l") } },
    { pages: { "/": page("All"), "/?currency=eur": page("In euro", "/?currency=eur") } },
  ],
  failing: [
    {
      pages: { "/": page("All"), "/soap": page("Plain", "/soap"), "/soap?ref=1": page("Plain", "/soap?ref=1") },
      faults: ["/soap?ref=1"],
    },
    {
      pages: { "/": page("All"), "/soap": page("Plain"), "/soap?view=grid": page("Plain") },
      faults: ["/soap?view=grid"],
    },
  ],
  outside: [
    { pages: { "/": page("All"), "/soap": page("Plain") } },
    { pages: { "/": page("All"), "/soap": page("Plain", "/soap"), "/soap?ref=1": page("Plain", "/soap") } },
    { pages: { "/": page("All"), "/item.php?id=7": page("Plain") } },
  ],
};
