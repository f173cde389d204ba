import { judgeBusinessPage } from "../../../../reading/business-pages.ts";
import { isBusiness } from "../../../../reading/shop.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { notApplicable } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "about-page",
  category: "content",
  area: "trust",
  severity: "medium",
  fixKind: "content",
  certainty: 0.8,
  aiVisibility: true,
  reads: ["home", "pages", "graph", "coverage"],
  says: {
    failing: "No page about the business",
    why: "Buyers, search engines and answer engines look for who stands behind a shop. Without such a page they find only what others say.",
    fix: 'Write an "About us" page with the company\'s name, address, people and history, and link it from the footer of every page.',
    source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  },
  // Handbooks and projects have no business behind them to tell of.
  judge: (site) => (isBusiness(site.pages) ? judgeBusinessPage(site, "about", "About us") : notApplicable()),
});
