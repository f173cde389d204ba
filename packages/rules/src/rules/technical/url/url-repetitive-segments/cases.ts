import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (text: string): string => `<title>News</title><main><h1>News</h1><p>${text}</p></main>`;

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page("Home"), "/blog/news": page("News of ours") } },
    // A category and a product of the same name.
    { pages: { "/": page("Home"), "/tea/tea": page("The tea"), "/tea": page("All teas") } },
    { pages: { "/": page("Home"), "/bora/bora": page("An island") } },
  ],
  failing: [
    {
      pages: { "/": page("Home"), "/blog/news": page("News of ours"), "/blog/blog/news": page("News of ours") },
      faults: ["/blog/blog/news"],
    },
  ],
  outside: [{ pages: { "/": { html: page("Home"), status: 500 } } }],
};
