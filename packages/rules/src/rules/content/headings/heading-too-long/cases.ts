import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (h1: string): string =>
  `<title>Tea</title><h1>${h1}</h1><p>Fine tea from Uji, roasted every week of the year.</p>`;

export const cases: PageRuleCases = {
  passing: [page("Green tea"), page("x".repeat(70)), page("🍵".repeat(60))],
  failing: [
    page("x".repeat(71)),
    page("Everything that you always wanted to know about tea from small gardens in Uji"),
  ],
  outside: ["<title>Tea</title><p>Fine tea", `<meta name=robots content=noindex>${page("x".repeat(90))}`],
};
