import type { PageRuleCases } from "../../../../rule-cases.ts";

const SENTENCE = "Olive soap is boiled for eight days in a copper kettle from oil and lye, then dried for nine months.";
const page = (robots: string, body = `<p>${SENTENCE} It keeps for years.</p>`): string =>
  `<html><head><title>Soap</title><meta name="robots" content="${robots}"></head>
<body><main><h1>Soap</h1>${body}</main></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page("max-snippet:160"),
    page(`max-snippet:${SENTENCE.length}`),
    page("max-snippet:300", `<p>${SENTENCE.slice(0, -1).repeat(4)}.</p>`),
  ],
  failing: [
    page("max-snippet:20"),
    page("index, max-snippet:99"),
    { html: page("index"), headers: { "x-robots-tag": "max-snippet:10" } },
  ],
  outside: [page("index"), page("max-snippet:-1"), page("max-snippet:0"), page("noindex, max-snippet:20")],
  unknown: [page("max-snippet:20", "<p>Soap</p>")],
};
