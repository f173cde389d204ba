import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (head: string, body = "<h1>Soap</h1>"): string =>
  `<html><head><title>Soap</title>${head}</head><body>${body}<p>Olive soap, boiled for eight days.</p></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page('<link rel="canonical" href="https://shop.example/page">'),
    page('<link rel="CANONICAL" href="/page">'),
    { html: page(""), headers: { link: '<https://shop.example/page>; rel="canonical"' } },
    // Outside head: canonical-outside-head speaks about it.
    page("", '<link rel="canonical" href="https://shop.example/page">'),
  ],
  failing: [page(""), page('<link rel="alternate" hreflang="de" href="/de/page">')],
  outside: [
    page('<meta name="robots" content="noindex">'),
    { html: page(""), status: 404 },
    { html: page("", "<h1>Your cart</h1>"), url: "https://shop.example/cart" },
  ],
};
