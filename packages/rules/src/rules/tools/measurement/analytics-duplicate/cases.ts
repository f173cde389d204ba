import type { PageRuleCases } from "../../../../rule-cases.ts";

const tag = (id: string): string => `<script async src="https://www.googletagmanager.com/gtag/js?id=${id}"></script>`;
const container = (id: string): string =>
  `<script async src="https://www.googletagmanager.com/gtm.js?id=${id}"></script>`;
const page = (head: string): string =>
  `<html lang=en><head><title>Tea</title>${head}</head><body><h1>Tea</h1></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page(tag("G-ABC1234567")),
    // Statistics and advertising share one loader.
    page(tag("G-ABC1234567") + tag("AW-123456789")),
    page(container("GTM-ABCD12") + tag("G-ABC1234567")),
    // Two containers may each do their part; what counts twice in them no page shows.
    page(container("GTM-ABCD12") + container("GTM-WXYZ89")),
  ],
  failing: [
    page(tag("G-ABC1234567") + tag("G-ABC1234567")),
    page(
      '<script src="https://stats.shop.example/matomo.js"></script><script src="https://stats.shop.example/matomo.js"></script>',
    ),
  ],
  outside: [page(""), page('<script src="/app.js"></script><script src="/app.js"></script>')],
};
