import { languageVersions } from "../../../../fixes/head/hreflang.ts";
import { en } from "./words.en.ts";
import { doublesIn } from "../../../../reading/double-folders.ts";
import { hreflangSets, type HreflangSet, type ValidAlternate } from "../../../../reading/hreflang-sets.ts";
import { judgeSets, perVersions, type Problem } from "../../../../reading/hreflang-targets.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { endOfRedirects } from "../../../../reading/redirect-path.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "hreflang-no-return",
  category: "technical",
  area: "international",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  reads: ["pages", "sitemaps"],
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions#guidelines",
  judge: (site) => {
    const sets = hreflangSets(site);
    const byUrl = pagesByUrl(site.pages);
    const endsOf = (valid: readonly ValidAlternate[]): string[] => valid.map(({ url }) => endOfRedirects(url, byUrl));
    const versionsIn = perVersions(({ valid }) => endsOf(valid));
    const clusterIn = perVersions(({ valid }) =>
      endsOf(valid.filter(({ value }) => value.toLowerCase() !== "x-default")),
    );
    const doubles = doublesIn(site);
    const problemWith = (url: string, source: HreflangSet): Problem<string> => {
      const page = byUrl.get(url);
      // Second forms of pages, for phones, belong to the versions of their main addresses.
      if (doubles.has(source.url)) return undefined;
      // Broken, redirected and unlisted targets are other rules' business.
      if (!page?.indexability.indexable) return undefined;
      const own = sets.get(page.url);
      if (!own) return "has no language versions at all";
      const named = versionsIn(own.versions);
      if (named.includes(source.url)) return null;
      // Where a version that both name lists this page, the other list is incomplete: a rule of its own says so there.
      const mates = named.flatMap((mate) => sets.get(mate) ?? []).map(({ versions }) => clusterIn(versions));
      return mates.some((urls) => urls.includes(page.url) && urls.includes(source.url))
        ? undefined
        : "does not name this page";
    };
    return judgeSets(
      site,
      (source) => source.versions.valid.map(({ url }) => problemWith(url, source)),
      "each language version names this page too",
    );
  },
  words: { en },
  fix: languageVersions,
});
