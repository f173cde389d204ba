import type { PageRuleCases } from "../../../../rule-cases.ts";

const LINK = '<link rel="canonical" href="https://shop.example/page">';
const page = (head: string, body = ""): string =>
  `<!doctype html><html><head><title>Soap</title>${head}</head><body>${body}<h1>Soap</h1></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page(LINK),
    page(LINK, '<link rel="canonical" href="https://shop.example/page">'),
    { html: page("", LINK), headers: { link: '<https://shop.example/page>; rel="canonical"' } },
  ],
  failing: [page("", LINK), page(`<div>Banner</div>${LINK}`), page(`<img src="/pixel.gif" alt="">${LINK}`)],
  outside: [page(""), { html: page("", LINK), status: 404 }],
};
