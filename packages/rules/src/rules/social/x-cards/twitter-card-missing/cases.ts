import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    '<title>Tea</title><meta name="twitter:card" content="summary"><p>Tea',
    '<title>Tea</title><meta property="twitter:card" content="summary_large_image"><p>Tea',
  ],
  failing: [
    "<title>Tea</title><p>Tea",
    '<title>Tea</title><meta name="twitter:card" content=""><meta name="twitter:title" content="Tea"><p>Tea',
  ],
  outside: [{ html: "<title>Gone</title>", status: 404 }],
};
