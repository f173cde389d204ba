import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (body: string): string =>
  `<!doctype html><html><head><title>Mugs</title></head><body>${body}<p>We make mugs from clay and glaze them twice.</p></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page(`<h1><img src="/mug.png" alt="Mug"> Mugs</h1>`),
    page(`<h1><img src="/logo.png" alt="Acme"></h1><main><h1>Mugs</h1></main>`),
  ],
  failing: [
    page(`<h1><img src="/logo.png" alt="Acme"></h1>`),
    page(`<header><h1><a href="/"><img src="/logo.png" alt="Acme Pottery"></a></h1></header>`),
  ],
  outside: [page("<h2>Mugs</h2>"), page(`<h1><img src="/logo.png" alt=""></h1>`)],
};
