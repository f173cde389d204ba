import { fix } from "./fix.ts";
import type { Contradiction } from "./saw.ts";
import { en } from "./words.en.ts";
import { primaryLanguage } from "../../../../knowledge/hreflang-code.ts";
import { indexableSets, PLACE, type ValidAlternate, type Versions } from "../../../../reading/hreflang-sets.ts";
import { perVersions } from "../../../../reading/hreflang-targets.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type Evidence } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "hreflang-conflict",
  category: "technical",
  area: "international",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  reads: ["pages", "sitemaps"],
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  judge: (site) => {
    const sets = indexableSets(site);
    const evidenceOf = perVersions(contradiction);
    const faults = sets.flatMap(({ url, versions }) => {
      const evidence = evidenceOf(versions);
      return evidence === null ? [] : [{ url, evidence }];
    });
    return judgePages(faults, sets.length);
  },
  words: { en },
  fix,
});

/** Each method is held against itself; a contradiction between methods has its own rule. */
function contradiction({ valid }: Versions): Evidence<readonly Contradiction[]> | null {
  for (const via of ["html", "header", "sitemap"] as const) {
    const own = valid.filter((one) => one.via === via);
    const saw = [...codesWithManyUrls(own), ...urlsWithManyLanguages(own)].slice(0, 5);
    if (saw.length > 0) return { at: PLACE[via], saw };
  }
  return null;
}

function codesWithManyUrls(alternates: readonly ValidAlternate[]): Contradiction[] {
  return [...Map.groupBy(alternates, ({ value }) => value.toLowerCase())]
    .map(([hreflang, group]) => ({ hreflang, urls: [...new Set(group.map(({ url }) => url))] }))
    .filter(({ urls }) => urls.length > 1);
}

/** One address for several countries of one language is fine, and so is x-default beside a language. */
function urlsWithManyLanguages(alternates: readonly ValidAlternate[]): Contradiction[] {
  return [...Map.groupBy(alternates, ({ url }) => url)]
    .map(([url, group]) => ({
      url,
      languages: [...new Set(group.map(({ value }) => primaryLanguage(value)))].filter((one) => one !== null),
    }))
    .filter(({ languages }) => languages.length > 1);
}
