import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (head: string, body = "<h1>Mugs</h1>"): string =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page("<title>Blue mug</title>"),
    page("<title>Blue mug</title>", "<svg><title>Cart</title></svg><svg><title>Search</title></svg>"),
  ],
  failing: [page("<title>Blue mug</title><title>Acme</title>"), page("<title>Blue mug</title><title>Blue mug</title>")],
  outside: [page(""), page(`<title>A</title><title>B</title><meta name="robots" content="noindex">`)],
};
