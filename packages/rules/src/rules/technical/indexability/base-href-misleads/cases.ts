import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (base: string, body: string): string =>
  `<!doctype html><html><head><title>Soap</title>${base}</head><body><h1 id="top">Soap</h1>${body}</body></html>`;
const gone = { status: 404, html: "<h1>Gone</h1>" };
const top = '<a href="#top">Top</a>';
const base = '<base href="/copy/">';

export const cases: SiteRuleCases = {
  passing: [
    // The folder is there.
    { pages: { "/": page('<base href="/shop/">', top), "/shop/": page("", top) } },
    // What lives by the base would break without it.
    { pages: { "/": page(base, `${top}<a href="soap">Soap</a>`), "/copy/": gone, "/copy/soap": page("", "") } },
    { pages: { "/": page(`${base}<link rel=stylesheet href="shop.css">`, top), "/copy/": gone } },
    // Whole addresses are not led by it.
    { pages: { "/": page(base, '<a href="/copy/">Copy</a>'), "/copy/": gone } },
  ],
  failing: [
    { pages: { "/": page(base, top), "/a/": page(base, top), "/copy/": gone }, faults: ["/", "/a/"] },
    {
      pages: { "/": page(base, '<a href="soap/">Soap</a>'), "/soap/": page("", top), "/copy/soap/": gone },
      faults: ["/"],
    },
  ],
  outside: [{ pages: { "/": page("", top) } }],
};
