import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (...texts: readonly string[]): string =>
  `<!doctype html><title>Tea</title>${texts.map((text) => `<meta name="description" content="${text}">`).join("")}<p>Green tea from Uji.`;

export const cases: PageRuleCases = {
  passing: [page("Green tea from Uji."), page("Green tea from Uji.", "Green  tea from Uji."), page("Tea", "")],
  failing: [page("Green tea from Uji.", "Just another shop"), page("One", "Two", "Three")],
  outside: [page(), page("")],
};
