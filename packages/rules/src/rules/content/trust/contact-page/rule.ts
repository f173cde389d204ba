import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { businessLanguages } from "../../../../knowledge/business-pages.ts";
import { judgeBusinessPage } from "../../../../reading/business-pages.ts";
import { showsContact, statesContact } from "../../../../reading/shop.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { pass } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "contact-page",
  category: "content",
  area: "trust",
  severity: "medium",
  fixKind: "content",
  certainty: 0.8,
  repair: { work: "new-page", once: true },
  aiVisibility: true,
  languages: businessLanguages,
  reads: ["home", "pages", "graph", "coverage", "profile"],
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  judge: (site) =>
    statesContact(site.pages) || showsContact(site.pages) ? pass() : judgeBusinessPage(site, "contact", "Contact"),
  words: { en },
  fix,
});
