import type { PageRuleCases } from "../../../../rule-cases.ts";

const card = (kind: string, more = ""): string =>
  `<title>Tea</title><meta name="twitter:card" content="${kind}">${more}<p>Tea`;
const open = '<meta property="og:title" content="Tea"><meta property="og:image" content="https://shop.example/t.jpg">';

export const cases: PageRuleCases = {
  passing: [
    card("summary_large_image", open),
    card("summary", '<meta name="twitter:title" content="Tea">'),
    card(
      "summary_large_image",
      '<meta name="twitter:title" content="Tea"><meta name="twitter:image:src" content="https://shop.example/t.jpg">',
    ),
  ],
  failing: [
    card("photo", open),
    card("summary_large_image", '<meta property="og:title" content="Tea">'),
    card("summary"),
  ],
  outside: ["<title>Tea</title><p>Tea"],
};
