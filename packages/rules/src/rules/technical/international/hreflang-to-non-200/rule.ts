import { judgeTargets } from "../../../../reading/hreflang-targets.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** Answers that may be meant for our crawler alone, or for a moment: they prove nothing. */
const DOUBTFUL: ReadonlySet<number> = new Set([0, 401, 403, 408, 425, 429, 503]);

export const rule = defineSiteRule({
  id: "hreflang-to-non-200",
  category: "technical",
  area: "international",
  severity: "high",
  fixKind: "link",
  certainty: 1,
  reads: ["pages", "sitemaps"],
  says: {
    failing: "Language version that is broken or redirects",
    why: "Search engines can't use a language version that leads nowhere or elsewhere, so that market may see the wrong page.",
    fix: "Point each language version to the final address that answers with the page itself, or remove the line.",
    source: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  },
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
});
