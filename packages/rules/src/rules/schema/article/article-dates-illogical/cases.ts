import { ARTICLE, articlePage } from "../../../../case-pages/article-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (dates: object): ReturnType<typeof articlePage> => ({
  ...articlePage({ jsonLd: { ...ARTICLE, ...dates } }),
  headers: { date: "Thu, 15 Jan 2026 00:00:00 GMT" },
});

export const cases: PageRuleCases = {
  passing: [
    articlePage(),
    page({ dateModified: "2026-01-12" }),
    page({ dateModified: "2026-01-10T08:00:00+02:00", datePublished: "2026-01-10T09:00:00Z" }),
    page({ datePublished: "2026-01-15T09:00:00+13:00" }),
    page({ datePublished: "2025", dateModified: "2024-12-31" }),
  ],
  failing: [
    page({ datePublished: "2026-01-10", dateModified: "2025-01-10" }),
    page({ datePublished: "2027-03-01" }),
    page({ dateModified: "2026-10-01" }),
  ],
  outside: [
    articlePage({ jsonLd: null }),
    articlePage({ jsonLd: { ...ARTICLE, datePublished: "last week" } }),
    "<!doctype html><title>About</title><h1>About us</h1><p>We are potters.</p>",
  ],
};
