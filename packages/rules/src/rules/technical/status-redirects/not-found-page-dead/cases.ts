import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (dead: number, live: number): string =>
  `<title>404</title><h1>404</h1>${'<a href="#">Pages</a>'.repeat(dead)}${'<a href="/menu">Menu</a>'.repeat(live)}`;

export const cases: PageRuleCases = {
  passing: [
    { html: page(3, 9), status: 404 },
    { html: page(7, 0), status: 404 },
  ],
  failing: [
    { html: page(27, 17), status: 404 },
    { html: page(10, 0), status: 410 },
  ],
  outside: [page(27, 17), { html: "<title>404</title><h1>404</h1>", status: 404 }],
};
