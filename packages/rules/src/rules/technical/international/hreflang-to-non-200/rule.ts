import { languageVersions } from "../../../../fixes/head/hreflang.ts";
import { en } from "./words.en.ts";
import { judgeTargets, shownVersions } from "../../../../reading/hreflang-targets.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** Answers that may be meant for our crawler alone, or for a moment: they prove nothing. */
const DOUBTFUL: ReadonlySet<number> = new Set([0, 401, 403, 408, 425, 429, 503]);

/** A version that forwards ends with the setting that makes the site name forwarding addresses; an error does not. */
const forwards = ({ problem }: { readonly problem: string }): boolean => !/^answers (0|[45]\d\d)/.test(problem);

export const rule = defineSiteRule({
  id: "hreflang-to-non-200",
  category: "technical",
  area: "international",
  severity: "high",
  fixKind: "link",
  certainty: 1,
  reads: ["pages", "sitemaps"],
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  judge: (site) =>
    judgeTargets(
      site,
      ({ page }) => {
        if (page === null || page.tech.botWall !== null || DOUBTFUL.has(page.response.status)) return undefined;
        const { status, redirectTo } = page.response;
        if (status === 200) return null;
        return redirectTo === null ? `answers ${status}` : `answers ${status}, redirects to ${redirectTo}`;
      },
      "an address that answers 200",
    ),
  words: { en },
  givesWayTo: [
    { to: ["hreflang-relative"], as: "task" },
    { to: ["canonical-to-non-200"], as: "task", when: ({ evidence }) => shownVersions(evidence.saw).every(forwards) },
  ],
  fix: languageVersions,
});
