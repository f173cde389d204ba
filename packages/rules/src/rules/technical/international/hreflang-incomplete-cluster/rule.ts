import { itemAt } from "@audit/facts";
import { languageVersions } from "../../../../fixes/head/hreflang.ts";
import { en } from "./words.en.ts";
import { countedAddress } from "../../../../reading/counted-address.ts";
import { hreflangSets, indexableSets, PLACE } from "../../../../reading/hreflang-sets.ts";
import { perVersions } from "../../../../reading/hreflang-targets.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { endOfRedirects } from "../../../../reading/redirect-path.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "hreflang-incomplete-cluster",
  category: "technical",
  area: "international",
  severity: "medium",
  fixKind: "meta",
  certainty: 0.9,
  reads: ["pages", "sitemaps", "addressForms"],
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions#guidelines",
  judge: (site) => {
    const byUrl = pagesByUrl(site.pages);
    const sets = hreflangSets(site);
    const listed = perVersions(({ valid }) =>
      valid
        .filter(({ value }) => value.toLowerCase() !== "x-default")
        .map(({ url }) => countedAddress(endOfRedirects(url, byUrl), site)),
    );
    const usable = (url: string): boolean => byUrl.get(url)?.indexability.indexable === true;
    let looked = 0;
    const faults = indexableSets(site).flatMap(({ url, versions }) => {
      const own = listed(versions);
      const mates = own.flatMap((named) => (named === url ? [] : (sets.get(named) ?? [])));
      // Only versions that name each other form a cluster; one-sided claims have their own rule.
      const mutual = mates.filter((mate) => listed(mate.versions).includes(url));
      if (mutual.length === 0) return [];
      looked += 1;
      for (const mate of mutual) {
        if (mate.versions === versions) continue;
        const missing = listed(mate.versions).filter((other) => other !== url && !own.includes(other) && usable(other));
        if (missing.length === 0) continue;
        const saw = { missing: missing.slice(0, 5), listedBy: mate.url };
        return [{ url, evidence: { at: PLACE[itemAt(versions.alternates, 0).via], saw } }];
      }
      return [];
    });
    return judgePages(faults, looked);
  },
  words: { en },
  givesWayTo: [
    {
      to: ["hreflang-no-return", "hreflang-relative", "hreflang-to-non-200", "hreflang-to-non-canonical"],
      as: "task",
    },
  ],
  // Mended with the wrong list that names it.
  about: ({ url, evidence: { saw } }) => [url, saw.listedBy],
  fix: languageVersions,
});
