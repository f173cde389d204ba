import { itemAt } from "@audit/facts";
import { specificTexts } from "../../../../reading/shown-things.ts";
import { languageVersions } from "../../../../fixes/head/hreflang.ts";
import { en } from "./words.en.ts";
import { indexableSets, PLACE } from "../../../../reading/hreflang-sets.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { endOfRedirects } from "../../../../reading/redirect-path.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "hreflang-self-missing",
  category: "technical",
  area: "international",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  reads: ["pages", "sitemaps"],
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions#guidelines",
  judge: (site) => {
    const byUrl = pagesByUrl(site.pages);
    const sets = indexableSets(site)
      .map((set) => ({ url: set.url, alternates: set.versions.valid }))
      .filter(({ alternates }) => alternates.length > 0);
    // An own address that redirects here is another rule's fault, not a missing one.
    const faults = sets
      .filter(({ url, alternates }) => !alternates.some((one) => endOfRedirects(one.url, byUrl) === url))
      .map(({ url, alternates }) => ({
        url,
        evidence: {
          at: PLACE[itemAt(alternates, 0).via],
          saw: alternates.slice(0, 5).map((one) => one.url),
          expected: url,
        },
      }));
    return judgePages(faults, sets.length);
  },
  words: { en },
  givesWayTo: [{ to: ["hreflang-no-return", "hreflang-relative"], as: "task" }],
  shows: (saw) => specificTexts(saw),
  fix: languageVersions,
});
