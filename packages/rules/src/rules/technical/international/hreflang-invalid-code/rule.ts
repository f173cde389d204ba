import { languageVersions } from "../../../../fixes/head/hreflang.ts";
import { en } from "./words.en.ts";
import { readHreflang } from "../../../../knowledge/hreflang-code.ts";
import { quoted } from "../../../../reading/words.ts";
import { hreflangSets, PLACE } from "../../../../reading/hreflang-sets.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "hreflang-invalid-code",
  category: "technical",
  area: "international",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  reads: ["pages", "sitemaps"],
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes",
  judge: (site) => {
    const sets = [...hreflangSets(site).values()].filter(({ page }) => page === null || page.indexability.indexable);
    const faults = sets.flatMap(({ url, versions }) => {
      const bad = versions.alternates.flatMap(({ value, via }) => {
        const problem = readHreflang(value);
        return typeof problem === "string" ? [{ value: quoted(value), problem, via }] : [];
      });
      const [first] = bad;
      if (first === undefined) return [];
      const saw = bad.slice(0, 5).map(({ value, problem }) => ({ hreflang: value, problem }));
      return [{ url, evidence: { at: PLACE[first.via], saw, expected: "language, language-REGION or x-default" } }];
    });
    return judgePages(faults, sets.length);
  },
  words: { en },
  fix: languageVersions,
});
