import { OTHER_ADDRESS } from "@audit/facts";
import { languageVersions } from "../../../../fixes/head/hreflang.ts";
import { en } from "./words.en.ts";
import { asVersion, judgeTargets, shownVersions } from "../../../../reading/hreflang-targets.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "hreflang-to-non-canonical",
  category: "technical",
  area: "international",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  reads: ["pages", "sitemaps"],
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  judge: (site) =>
    judgeTargets(
      site,
      ({ page }) => {
        if (page?.response.status !== 200) return undefined;
        const { reason } = page.indexability;
        if (reason !== "canonicalised" && reason !== OTHER_ADDRESS) return null;
        const canonical = page.head.canonicals[0]?.url ?? page.response.canonicalHeader[0] ?? null;
        // The second address of a page names the first, itself or nothing.
        if (reason === OTHER_ADDRESS && (canonical === null || canonical === page.url)) return null;
        return canonical === null ? "canonical is another page" : `canonical is ${canonical}`;
      },
      "a page whose canonical is itself",
    ),
  words: { en },
  // The list that replaces the wrong one is the same.
  givesWayTo: [
    { to: ["hreflang-relative", "hreflang-to-non-200"], as: "task" },
    { to: ["canonical-to-other-language"], as: "task", withRest: true },
    // Once the version names itself instead of an address that is gone.
    { to: ["canonical-to-non-200"], as: "task" },
  ],
  about: ({ url, evidence: { saw } }) => [
    url,
    ...shownVersions(saw).flatMap((version) => [version.url, asVersion(version.url)]),
  ],
  fix: languageVersions,
});
