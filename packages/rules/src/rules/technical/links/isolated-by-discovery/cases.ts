import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (links = "", head = ""): string =>
  `<html><head><title>Soap</title>${head}</head><body><h1>Soap</h1>${links}</body></html>`;
const NOINDEX = '<meta name="robots" content="noindex">';
const toSoap = '<a href="/soap">Soap</a>';

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page(toSoap), "/soap": page() } },
    { pages: { "/": page(`${toSoap}<a href="/tag">Tag</a>`), "/tag": page(toSoap, NOINDEX), "/soap": page() } },
    {
      pages: {
        "/": page('<a href="/old">Soap</a>'),
        "/old": { status: 301, redirectTo: "https://shop.example/soap" },
        "/soap": page(),
      },
    },
  ],
  failing: [
    {
      pages: { "/": page("", '<link rel="alternate" hreflang="de" href="/de">'), "/de": page() },
      faults: ["/de"],
    },
    {
      pages: { "/": page('<a href="/tag">Tag</a>'), "/tag": page(toSoap, NOINDEX), "/soap": page() },
      faults: ["/soap"],
    },
  ],
  outside: [{ pages: { "/": page() } }, { pages: { "/": page(), "/soap": page() }, sitemap: ["/soap"] }],
  unknown: [
    {
      pages: { "/": page(), "/de": page() },
      notCrawled: [{ reason: "limit", count: 3, examples: ["https://shop.example/more"] }],
    },
  ],
};
