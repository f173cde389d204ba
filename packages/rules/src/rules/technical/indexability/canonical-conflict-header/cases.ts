import type { PageRuleCases } from "../../../../rule-cases.ts";

const html =
  '<html><head><title>Soap</title><link rel="canonical" href="/soap"></head><body><h1>Soap</h1></body></html>';
const link = (path: string) => ({ link: `<https://shop.example${path}>; rel="canonical"` });

export const cases: PageRuleCases = {
  passing: [{ html, headers: link("/soap") }],
  failing: [
    { html, headers: link("/soap?lang=en") },
    { html, headers: { link: '<http://shop.example/soap>; rel="canonical"' } },
  ],
  outside: [
    { html },
    { html: "<title>Soap</title>", headers: link("/soap") },
    { html, headers: link("/other"), status: 404 },
  ],
};
