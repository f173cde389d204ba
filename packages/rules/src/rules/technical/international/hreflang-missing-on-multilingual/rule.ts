import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { hreflangSets } from "../../../../reading/hreflang-sets.ts";
import { languageParts } from "../../../../reading/language-parts.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "hreflang-missing-on-multilingual",
  category: "technical",
  area: "international",
  severity: "high",
  fixKind: "meta",
  certainty: 0.9,
  repair: { work: "hard", once: true },
  reads: ["pages", "sitemaps"],
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  judge: (site) => {
    const parts = languageParts(site.pages);
    if (parts.length < 2) return notApplicable();
    if (hreflangSets(site).size > 0 || site.pages.some((page) => page.head.hreflang.length > 0)) return pass();
    const saw = parts.map(({ language, pages, example }) => ({ language, pages, example }));
    return fail({
      at: "head, Link headers and sitemaps",
      saw,
      expected: "link rel=alternate hreflang for each language",
    });
  },
  words: { en },
  fix,
});
