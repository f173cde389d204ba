import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (count: number): string => `<title>Tea</title>${"<p>Tea</p>".repeat(count)}`;

export const cases: PageRuleCases = {
  passing: [page(1), page(2000)],
  failing: [page(3001), page(5000)],
  outside: [{ html: page(4000), status: 404 }],
};
