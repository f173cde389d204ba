import { pagesOfKind } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "schema-none",
  category: "schema",
  area: "general",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 1,
  leavesTo: ["product-schema-missing", "article-schema-missing", "org-schema-missing", "breadcrumb-schema"],
  aiVisibility: true,
  over: pagesOfKind("home", "product", "category", "article"),
  reads: ["structuredData", "kind"],
  says: {
    failing: "Page has no structured data at all",
    why: "Structured data tells search engines in their own form what a page is: product with price, article, breadcrumb, organization. Without it the page can't get rich results.",
    fix: "Add JSON-LD that fits the page: Organization and WebSite on the home page, Product, BreadcrumbList, or Article elsewhere.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data",
  },
  told: ({ jsonBlocks, entities }) => (jsonBlocks || entities ? pass() : null),
  judge: ({ structuredData, kind }) => {
    // A block that can't be read is another rule's matter: something was there.
    if (structuredData.items.length > 0 || structuredData.blocks.length > 0) return pass();
    return fail({ at: "HTML", saw: { pageKind: kind, jsonLdBlocks: 0, microdata: 0, rdfa: 0 } });
  },
});
