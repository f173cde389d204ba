import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (description: string, more = ""): string =>
  `<!doctype html><html lang="en"><head><title>Mugs</title><meta name="description" content="${description}">${more}</head><body><h1>Mugs</h1><p>We sell hand made mugs.</p></body></html>`;

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page("Pottery from Vermont."), "/mugs": page("Mugs from Vermont.") } },
    { pages: { "/": page("Pottery."), "/mugs": page("Mugs."), "/mugs/page/2": page("Mugs.") } },
    { pages: { "/": page(""), "/mugs": page("Mugs.") } },
  ],
  failing: [
    { pages: { "/": page("Acme sells mugs."), "/a": page("acme sells  mugs.") }, faults: ["/", "/a"] },
    {
      pages: {
        "/": page("Pottery from Vermont."),
        "/a": page("Mugs."),
        "/b": page("Mugs."),
        "/c": page("Mugs.", `<meta name="robots" content="noindex">`),
      },
      faults: ["/a", "/b"],
    },
  ],
  outside: [{ pages: { "/": page("") } }],
};
