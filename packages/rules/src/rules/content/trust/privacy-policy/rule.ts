import { judgeBusinessPage } from "../../../../reading/business-pages.ts";
import { collectsData } from "../../../../reading/shop.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { notApplicable } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "privacy-policy",
  category: "content",
  area: "trust",
  severity: "medium",
  fixKind: "content",
  certainty: 0.8,
  reads: ["home", "pages", "graph", "coverage"],
  says: {
    failing: "No privacy policy",
    why: "The site collects data (forms, analytics or orders) but nowhere says what happens with it. Laws such as the GDPR ask for that, and so do ad and shopping platforms.",
    fix: "Publish a privacy policy and link it from the footer of every page.",
    source: "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
  },
  judge: (site) => (collectsData(site.pages) ? judgeBusinessPage(site, "privacy", "Privacy policy") : notApplicable()),
});
