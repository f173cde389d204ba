import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { primaryLanguage } from "../../../../knowledge/hreflang-code.ts";
import { versionsUnderOthers } from "../../../../reading/versions-under-others.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "canonical-to-other-language",
  category: "technical",
  area: "international",
  severity: "high",
  fixKind: "meta",
  certainty: 0.95,
  ceiling: {
    health: 50,
    aiCitation: 60,
    from: 0.25,
    because: "A whole language of the site asks search engines to leave it out.",
  },
  repair: { result: "4-8 weeks" },
  reads: ["pages", "sitemaps", "languageOf"],
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  judge: (site) => {
    const { judged, hidden } = versionsUnderOthers(site);
    const faults = [...hidden.values()].map(({ page, code, canonical, otherCode }) => {
      const htmlLang = page.head.lang;
      const saw = {
        code,
        canonical,
        otherCode,
        htmlLang,
        isLabelled: primaryLanguage(htmlLang ?? "") === primaryLanguage(code),
      };
      return { url: page.url, evidence: { at: "link[rel=canonical]", saw, expected: page.url } };
    });
    return judgePages(faults, judged);
  },
  words: { en },
  // The version that others name is listed again, and what they say of it holds.
  ends: ({ url, evidence: { saw } }) => [url, saw.canonical],
  fix,
});
