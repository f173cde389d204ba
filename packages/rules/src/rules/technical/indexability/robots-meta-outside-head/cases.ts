import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (head: string, body: string): string =>
  `<!doctype html><html><head><title>Soap</title>${head}</head><body><h1>Soap</h1>${body}</body></html>`;
const tag = '<meta name="robots" content="noindex">';

export const cases: PageRuleCases = {
  passing: [page(tag, ""), page('<meta name="googlebot" content="max-snippet:50">', "<p>Soap</p>")],
  failing: [
    page("", tag),
    // A picture in the head ends it for every parser.
    page(`<img src="/pixel.gif">${tag}`, ""),
  ],
  outside: [page("", "<p>Soap</p>"), { html: page("", tag), status: 404 }],
};
