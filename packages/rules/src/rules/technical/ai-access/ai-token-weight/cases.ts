import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (words: number, ballast: number): string =>
  `<html lang=en><title>Tea</title><main><h1>Tea</h1><p>${"tea ".repeat(words)}</main><script>/*${"x".repeat(ballast)}*/</script>`;

export const cases: PageRuleCases = {
  passing: [page(300, 1000), page(300, 150_000), page(3000, 300_000)],
  failing: [page(100, 300_000), page(400, 600_000)],
  outside: [{ html: page(100, 300_000), status: 404 }],
};
