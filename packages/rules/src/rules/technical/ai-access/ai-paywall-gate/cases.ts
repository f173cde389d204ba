import { ARTICLE, articlePage } from "../../../../case-pages/article-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    articlePage(),
    articlePage({ jsonLd: { ...ARTICLE, isAccessibleForFree: true } }),
    articlePage({ text: "<p>Subscribe to our newsletter for more on kilns and glazes.</p>" }),
    articlePage({
      text: `${"<p>We fire every mug twice and let the kiln cool.</p>".repeat(40)}<p>Sign up to continue reading.</p>`,
    }),
  ],
  failing: [
    articlePage({ jsonLd: { ...ARTICLE, isAccessibleForFree: "False" } }),
    articlePage({ text: "<p>We fire every mug twice.</p><p>Subscribe now to continue reading this article.</p>" }),
  ],
  outside: ["<!doctype html><title>About</title><h1>About us</h1><p>Sign up to continue.</p>"],
};
