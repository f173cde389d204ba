import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { businessLanguages } from "../../../../knowledge/business-pages.ts";
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
  businesses: ["online-shop", "food-ordering"],
  repair: { work: "new-page", once: true },
  languages: businessLanguages,
  reads: ["home", "profile", "pages", "graph", "coverage"],
  source: "https://developers.google.com/merchant/storebuilder/online/sections/1_6_policy_check",
  judge: (site) => (isShop(site) ? judgeBusinessPage(site, "terms", "Terms and conditions") : notApplicable()),
  words: { en },
  symptoms: [{ of: "legal-pages", rank: 3, shows: () => true }],
  fix,
});
