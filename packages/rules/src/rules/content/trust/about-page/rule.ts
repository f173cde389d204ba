import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { businessLanguages } from "../../../../knowledge/business-pages.ts";
import { judgeBusinessPage } from "../../../../reading/business-pages.ts";
import { isBusiness } from "../../../../reading/shop.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { notApplicable } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "about-page",
  category: "content",
  area: "trust",
  severity: "low",
  fixKind: "content",
  certainty: 0.8,
  // Small businesses tell of themselves on their home or contact page as well.
  grade: "C",
  repair: { work: "new-page", once: true },
  aiVisibility: true,
  languages: businessLanguages,
  reads: ["home", "profile", "pages", "graph", "coverage"],
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  // Handbooks and projects have no business behind them to tell of.
  judge: (site) => (isBusiness(site) ? judgeBusinessPage(site, "about", "About us") : notApplicable()),
  words: { en },
  fix,
});
