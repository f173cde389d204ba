import { judgeBusinessPage } from "../../../../reading/business-pages.ts";
import { isShop } from "../../../../reading/shop.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { notApplicable } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "terms-page",
  category: "content",
  area: "trust",
  severity: "medium",
  fixKind: "content",
  certainty: 0.8,
  reads: ["home", "pages", "graph", "coverage"],
  says: {
    failing: "No terms of sale",
    why: "Buyers want to know the conditions before they pay, and Google Merchant Center checks that a shop states them.",
    fix: "Publish your terms of sale and link them from the footer and the checkout.",
    source: "https://developers.google.com/merchant/storebuilder/online/sections/1_6_policy_check",
  },
  judge: (site) => (isShop(site.pages) ? judgeBusinessPage(site, "terms", "Terms and conditions") : notApplicable()),
});
