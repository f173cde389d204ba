import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (head: string): string =>
  `<!doctype html><html><head><title>Blue mug</title>${head}</head><body><h1>Blue mug</h1><p>Hand made from clay.</p></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page(`<meta name="description" content="A blue mug made by hand.">`),
    page(`<META NAME="Description" CONTENT="A blue mug made by hand.">`),
  ],
  failing: [
    page(""),
    page(`<meta name="description" content="  ">`),
    page(`<meta property="og:description" content="Only for social networks.">`),
  ],
  outside: [
    page(`<meta name="robots" content="noindex">`),
    { html: page(""), url: "https://shop.example/mugs?page=2" },
    { html: page(""), status: 404 },
  ],
};
