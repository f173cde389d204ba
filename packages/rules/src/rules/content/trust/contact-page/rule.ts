import { judgeBusinessPage } from "../../../../reading/business-pages.ts";
import { statesContact } from "../../../../reading/shop.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { pass } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "contact-page",
  category: "content",
  area: "trust",
  severity: "medium",
  fixKind: "content",
  certainty: 0.8,
  aiVisibility: true,
  reads: ["home", "pages", "graph", "coverage"],
  says: {
    failing: "No way to contact the business",
    why: "A shop that can't be reached looks risky to buyers. Google asks for clear contact details, above all where people pay.",
    fix: "Add a contact page with e-mail address, phone number and postal address, and link it from every page.",
    source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  },
  judge: (site) => (statesContact(site.pages) ? pass() : judgeBusinessPage(site, "contact", "Contact")),
});
