import { judgeBusinessPage } from "../../../../reading/business-pages.ts";
import { isShop } from "../../../../reading/shop.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { notApplicable } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "shipping-page",
  category: "content",
  area: "trust",
  severity: "high",
  fixKind: "content",
  certainty: 0.8,
  aiVisibility: true,
  reads: ["home", "pages", "graph", "coverage"],
  says: {
    failing: "No page about shipping",
    why: "Cost and time of delivery decide many purchases. Without a page of its own neither buyers nor answer engines can find them.",
    fix: "Publish a shipping page with costs and times per country, and link it from the footer and from product pages.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/shipping-policy",
  },
  judge: (site) => (isShop(site.pages) ? judgeBusinessPage(site, "shipping", "Shipping") : notApplicable()),
});
