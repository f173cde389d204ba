import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (...contents: string[]): string =>
  `<html><head><title>Soap</title>${contents.map((content) => `<meta name="robots" content="${content}">`).join("")}</head>
<body><h1>Soap</h1></body></html>`;
const header = (html: string, value: string): { html: string; headers: Record<string, string> } => ({
  html,
  headers: { "x-robots-tag": value },
});

export const cases: PageRuleCases = {
  passing: [
    page("index, follow"),
    header(page(), "noindex"),
    header(page("noindex"), "noindex, nofollow"),
    page("noindex, follow"),
    header(page("max-image-preview:large"), "max-snippet:-1"),
    `<html><head><meta name="robots" content="index"><meta name="googlebot" content="noindex"></head><body>Soap</body></html>`,
  ],
  failing: [
    header(page("index, follow"), "noindex"),
    page("index, follow", "noindex, nofollow"),
    header(page("all"), "nofollow"),
    header(page("max-snippet:-1"), "nosnippet"),
    header(page("noindex"), "index"),
  ],
  outside: [page(), { ...header(page("index"), "noindex"), status: 404 }],
};
