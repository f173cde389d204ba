import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (width: string, height: string): string =>
  `<title>Tea</title><meta property="og:image" content="https://shop.example/t.jpg"><meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}"><p>Tea`;

export const cases: PageRuleCases = {
  passing: [page("1200", "630"), page("800", "800")],
  failing: [page("200", "200"), page("600", "200")],
  outside: ["<title>Tea</title><p>Tea", page("", ""), page("auto", "auto")],
};
