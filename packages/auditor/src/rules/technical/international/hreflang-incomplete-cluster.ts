import { hreflangSets, indexableSets, PLACE, type HreflangSet } from "../../../reading/hreflang-sets.ts";
import { pagesByUrl } from "../../../reading/page-index.ts";
import { endOfRedirects } from "../../../reading/redirect-path.ts";
import { defineSiteRule } from "../../../rule.ts";
import { judgePages } from "../../../verdict.ts";

export const hreflangIncompleteCluster = defineSiteRule({
  id: "hreflang-incomplete-cluster",
  category: "technical",
  area: "international",
  severity: "medium",
  fixKind: "meta",
  certainty: 0.9,
  reads: ["pages", "sitemaps"],
  says: {
    failing: "Language versions list different sets of languages",
    why: "Each language version must list all others. A page that leaves one out is not connected to it.",
    fix: "Print the same complete list of language versions on every one of them.",
    source: "https://developers.google.com/search/docs/specialty/international/localized-versions#guidelines",
  },
  judge: (site) => {
    const byUrl = pagesByUrl(site.pages);
    const sets = hreflangSets(site);
    const listed = (set: HreflangSet): string[] =>
      set.valid.filter(({ value }) => value.toLowerCase() !== "x-default").map(({ url }) => endOfRedirects(url, byUrl));
    let looked = 0;
    const faults = indexableSets(site).flatMap((set) => {
      const own = new Set(listed(set));
      const mates = [...own].flatMap((url) => (url === set.url ? [] : (sets.get(url) ?? [])));
      // Only versions that name each other form a cluster; one-sided claims have their own rule.
      const lists = mates.map((mate) => ({ mate, urls: listed(mate) })).filter(({ urls }) => urls.includes(set.url));
      if (lists.length === 0) return [];
      looked += 1;
      const usable = (url: string): boolean => byUrl.get(url)?.indexability.indexable === true;
      for (const { mate, urls } of lists) {
        const missing = urls.filter((url) => url !== set.url && !own.has(url) && usable(url));
        if (missing.length === 0) continue;
        const saw = { missing: missing.slice(0, 5), listedBy: mate.url };
        return [{ url: set.url, evidence: { at: PLACE[set.alternates[0]!.via], saw } }];
      }
      return [];
    });
    return judgePages(faults, looked);
  },
});
