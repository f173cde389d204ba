import type { SiteCase } from "@audit/testkit";
import { prose } from "../../../../case-pages/article-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const product =
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Mug"}</script>';
const page = (text: string, head = product): string =>
  `<html><head><title>Mug</title>${head}</head><body><main><h1>Mug</h1><p>${text}</p></main></body></html>`;
const site = (phone: string): SiteCase => ({
  pages: { "/": page(prose(100)) },
  views: [{ as: "smartphone", of: "/", page: phone }],
});

export const cases: SiteRuleCases = {
  passing: [site(page(prose(100))), site(page(prose(80)))],
  failing: [
    { ...site(page(prose(100), "")), faults: ["/"] },
    { ...site(page(prose(30))), faults: ["/"] },
    { ...site(page(prose(100), `${product}<meta name="robots" content="noindex">`)), faults: ["/"] },
  ],
  outside: [
    { pages: { "/": page(prose(100)) } },
    { ...site(""), views: [{ as: "smartphone", of: "/", page: { status: 503 } }] },
  ],
};
