import { languageVersions } from "../../../../fixes/head/hreflang.ts";
import { en } from "./words.en.ts";
import { indexableSets, PLACE } from "../../../../reading/hreflang-sets.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "hreflang-multiple-methods",
  category: "technical",
  area: "international",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  reads: ["pages", "sitemaps"],
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions#all-method-guidelines",
  judge: (site) => {
    const sets = indexableSets(site).filter((set) => new Set(set.versions.alternates.map(({ via }) => via)).size > 1);
    const faults = sets.flatMap((set) => {
      const byCode = Map.groupBy(set.versions.valid, ({ value }) => value.toLowerCase());
      // A code named twice by one method is another rule's; here two methods must name different addresses.
      const torn = [...byCode.values()].find(
        (group) =>
          group.some((one) => group.every((two) => two.via === one.via || two.url !== one.url)) &&
          new Set(group.map(({ via }) => via)).size > 1,
      );
      if (!torn) return [];
      const saw = torn.map(({ value, url, via }) => ({ hreflang: value, url, place: PLACE[via] }));
      return [{ url: set.url, evidence: { at: torn.map(({ via }) => PLACE[via]).join("; "), saw } }];
    });
    return judgePages(faults, sets.length);
  },
  words: { en },
  fix: languageVersions,
});
