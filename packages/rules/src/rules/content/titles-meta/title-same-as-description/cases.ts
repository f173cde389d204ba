import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (title: string, description: string): string =>
  `<!doctype html><title>${title}</title><meta name="description" content="${description}"><p>Green tea from Uji.`;

export const cases: PageRuleCases = {
  passing: [page("Green tea", "Green tea from Uji, picked by hand in May.")],
  failing: [page("Green tea from Uji", "Green tea from  UJI")],
  outside: [page("Green tea", ""), page("", "Green tea from Uji")],
};
