import { judgeBusinessPage } from "../../../../reading/business-pages.ts";
import { isShop } from "../../../../reading/shop.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { notApplicable } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "returns-page",
  category: "content",
  area: "trust",
  severity: "high",
  fixKind: "content",
  certainty: 0.8,
  aiVisibility: true,
  reads: ["home", "pages", "graph", "coverage"],
  says: {
    failing: "No page about returns",
    why: "Buyers look for the return policy before they order, and Google Merchant Center asks for one.",
    fix: "Publish a returns page with the number of days, who pays and how it works, and link it from the footer and from product pages.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/return-policy",
  },
  judge: (site) => (isShop(site.pages) ? judgeBusinessPage(site, "returns", "Returns") : notApplicable()),
});
