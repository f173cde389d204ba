import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (head = ""): string => `<html><head><title>Soap</title>${head}</head><body><h1>Soap</h1></body></html>`;
const NOINDEX = '<meta name="robots" content="noindex">';

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page(), "/soap": page() }, sitemap: ["/", "/soap"] },
    { pages: { "/": page(), "/cart": page(NOINDEX) }, sitemap: ["/"] },
    {
      pages: { "/": page(), "/soap": page('<meta name="robots" content="index, max-snippet:-1">') },
      sitemap: ["/soap"],
    },
  ],
  failing: [
    { pages: { "/": page(), "/soap": page(NOINDEX) }, sitemap: ["/", "/soap"], faults: ["/soap"] },
    { pages: { "/": { html: page(), headers: { "x-robots-tag": "noindex" } } }, sitemap: ["/"], faults: ["/"] },
    {
      pages: { "/": page(), "/a": page('<meta name="googlebot" content="none">') },
      sitemap: ["/", "/a"],
      faults: ["/a"],
    },
  ],
  outside: [{ pages: { "/": page(NOINDEX) } }],
};
