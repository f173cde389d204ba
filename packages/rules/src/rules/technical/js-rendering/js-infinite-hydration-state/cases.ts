import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (letters: number, words = 10): string =>
  `<!doctype html><title>Tea</title><main><h1>Tea</h1><p>${"Green tea from Uji. ".repeat(words)}</p></main><script>window.state="${"x".repeat(letters)}"</script>`;

export const cases: PageRuleCases = {
  passing: [page(1000), page(150_000, 10_000)],
  failing: [page(150_000)],
  outside: ["<!doctype html><title>Tea</title><h1>Tea</h1>"],
};
