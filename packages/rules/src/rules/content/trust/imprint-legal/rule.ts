import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { businessLanguages } from "../../../../knowledge/business-pages.ts";
import { judgeBusinessPage } from "../../../../reading/business-pages.ts";
import { languageOf } from "../../../../reading/language.ts";
import { collectsData } from "../../../../reading/shop.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { notApplicable } from "../../../../verdict.ts";

/** Countries by the ending of the address, and languages spoken only where the law asks for one. */
const ENDINGS = /\.(de|at|ch|li|fr|es)$/;
const LANGUAGES = new Set(["de"]);

/** German-speaking countries, France and Spain ask every business for one; elsewhere this rule says nothing. */
export const rule = defineSiteRule({
  id: "imprint-legal",
  category: "content",
  area: "trust",
  severity: "medium",
  fixKind: "content",
  certainty: 0.8,
  repair: { work: "new-page", once: true },
  aiVisibility: true,
  languages: businessLanguages,
  reads: ["home", "profile", "pages", "graph", "coverage"],
  source: "https://eur-lex.europa.eu/eli/dir/2000/31/oj#d1e1040-1-1",
  judge: (site) => {
    const start = site.pages.find(({ url }) => url === site.home);
    const language = languageOf(start?.head.lang ?? null) ?? "";
    const asked = ENDINGS.test(new URL(site.home).hostname) || LANGUAGES.has(language);
    return asked && collectsData(site) ? judgeBusinessPage(site, "imprint", "Impressum") : notApplicable();
  },
  words: { en },
  symptoms: [{ of: "legal-pages", rank: 5, shows: () => true }],
  fix,
});
