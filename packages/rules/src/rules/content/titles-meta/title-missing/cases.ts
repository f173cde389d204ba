import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (head: string): string =>
  `<!doctype html><html><head>${head}</head><body><h1>Mugs</h1><p>Hand made.</p></body></html>`;

export const cases: PageRuleCases = {
  passing: [page("<title>Blue mug | Acme</title>"), page("<title></title><title>Blue mug</title>")],
  failing: [
    page("<meta charset=utf-8>"),
    page("<title> \n </title>"),
    `<!doctype html><html><head></head><body><svg><title>Logo</title></svg><p>Text</p></body></html>`,
  ],
  outside: [
    page(`<meta name="robots" content="noindex">`),
    { html: page(""), status: 404 },
    { html: "{}", headers: { "content-type": "application/json" } },
  ],
};
