import { ARTICLE, articlePage } from "../../../../case-pages/article-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const published = (date: string): string => `<meta property="article:published_time" content="${date}">`;

export const cases: PageRuleCases = {
  passing: [
    articlePage({ date: "<p>Published on January 10, 2026</p>" }),
    articlePage({ head: published("2026-01-09T23:30:00-05:00") }),
    articlePage({
      jsonLd: { ...ARTICLE, dateModified: "2026-01-14" },
      date: "<p>Published on January 10, 2026. The law changed on March 3, 2024.</p>",
    }),
  ],
  failing: [
    articlePage({ head: published("2025-06-01T08:00:00Z") }),
    articlePage({ date: "<p>Published on March 3, 2024</p>" }),
    articlePage({ jsonLd: { ...ARTICLE, dateModified: "2025-01-02" } }),
  ],
  outside: [articlePage({ jsonLd: null, date: "" }), "<!doctype html><title>Acme</title><h1>Mugs</h1><p>Clay.</p>"],
};
