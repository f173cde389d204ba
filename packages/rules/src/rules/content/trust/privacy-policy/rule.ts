import * as business from "../../../../fixes/pages/business-pages.ts";
import { en } from "./words.en.ts";
import { businessLanguages } from "../../../../knowledge/business-pages.ts";
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
  repair: { work: "new-page", once: true },
  languages: businessLanguages,
  reads: ["home", "profile", "pages", "graph", "coverage"],
  source: "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
  judge: (site) => (collectsData(site) ? judgeBusinessPage(site, "privacy", "Privacy policy") : notApplicable()),
  words: { en },
  symptoms: [{ of: "legal-pages", rank: 4, shows: () => true }],
  fix: business.privacyPage,
});
