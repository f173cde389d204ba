import { hreflangSets, type HreflangSet } from "../../../reading/hreflang-sets.ts";
import { judgeTargets } from "../../../reading/hreflang-targets.ts";
import { pagesByUrl } from "../../../reading/page-index.ts";
import { endOfRedirects } from "../../../reading/redirect-path.ts";
import { defineSiteRule } from "../../../rule.ts";

export const hreflangNoReturn = defineSiteRule({
  id: "hreflang-no-return",
  category: "technical",
  area: "international",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  reads: ["pages", "sitemaps"],
  says: {
    failing: "Language version that doesn't point back",
    why: "Search engines ignore a pair of language versions unless each names the other, so anyone can't claim your page.",
    fix: "Put the same complete list of language versions on every one of them.",
    source: "https://developers.google.com/search/docs/specialty/international/localized-versions#guidelines",
  },
  judge: (site) => {
    const sets = hreflangSets(site);
    const byUrl = pagesByUrl(site.pages);
    const versionsIn = ({ valid }: Pick<HreflangSet, "valid">): string[] =>
      valid.map(({ url }) => endOfRedirects(url, byUrl));
    const clusterIn = ({ valid }: HreflangSet): string[] =>
      versionsIn({ valid: valid.filter(({ value }) => value.toLowerCase() !== "x-default") });
    return judgeTargets(
      site,
      ({ source, page }) => {
        // Broken, redirected and unlisted targets are other rules' business.
        if (!page?.indexability.indexable) return undefined;
        const own = sets.get(page.url);
        if (!own) return "has no language versions at all";
        const named = versionsIn(own);
        if (named.includes(source.url)) return null;
        // Where a version that both name lists this page, the other list is incomplete: a rule of its own says so there.
        const mates = named.flatMap((url) => sets.get(url) ?? []).map(clusterIn);
        return mates.some((urls) => urls.includes(page.url) && urls.includes(source.url))
          ? undefined
          : "does not name this page";
      },
      "each language version names this page too",
    );
  },
});
