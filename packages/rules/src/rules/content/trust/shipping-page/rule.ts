import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { businessLanguages } from "../../../../knowledge/business-pages.ts";
import { judgeBusinessPage } from "../../../../reading/business-pages.ts";
import { isShop } from "../../../../reading/shop.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { notApplicable } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "shipping-page",
  category: "content",
  area: "trust",
  severity: "medium",
  fixKind: "content",
  certainty: 0.8,
  businesses: ["online-shop"],
  repair: { work: "new-page", once: true },
  aiVisibility: true,
  languages: businessLanguages,
  reads: ["home", "profile", "pages", "graph", "coverage"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/shipping-policy",
  judge: (site) => (isShop(site) ? judgeBusinessPage(site, "shipping", "Shipping") : notApplicable()),
  words: { en },
  symptoms: [{ of: "legal-pages", rank: 2, shows: () => true }],
  fix,
});
