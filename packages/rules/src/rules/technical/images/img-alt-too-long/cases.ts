import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (alt: string): string =>
  `<title>Tea</title><img src=/a.jpg alt="${alt}"><p>${"Fine tea from Uji. ".repeat(30)}`;

export const cases: PageRuleCases = {
  passing: [page("Green tea leaves in a wooden bowl"), page("x".repeat(250))],
  failing: [page("buy green tea cheap ".repeat(20)), page("A long story about tea. ".repeat(15))],
  outside: [page(""), "<title>Tea</title><p>Tea"],
};
