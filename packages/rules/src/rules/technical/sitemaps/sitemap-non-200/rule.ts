import { differBySlash } from "../../../../reading/closing-slash.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { isDead, isServerError } from "../../../../reading/dead-address.ts";
import { redirectTarget } from "../../../../reading/redirect-path.ts";
import { fetchedEntries } from "../../../../reading/sitemap-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "sitemap-non-200",
  category: "technical",
  area: "sitemaps",
  severity: "high",
  fixKind: "sitemap",
  certainty: 1,
  reads: ["sitemaps", "pages"],
  source: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  judge: (site) => {
    const entries = fetchedEntries(site);
    const faults = entries.filter(isWrong).map((page) => {
      const saw = { status: page.response.status, redirectTo: redirectTarget(page) };
      return { url: page.url, evidence: { at: "sitemap entry", saw, expected: 200 } };
    });
    return judgePages(faults, entries.length);
  },
  words: { en },
  symptoms: [
    { of: "closing-slash", rank: 2, shows: ({ url, evidence: { saw } }) => differBySlash(url, saw.redirectTo) },
    { of: "sitemap", rank: 1, shows: () => true },
  ],
  givesWayTo: [
    { to: ["canonical-to-non-200", "redirect-to-error"], as: "task", withCode: true },
    // Whether they are published or given up is one decision, for the links as for the sitemap.
    { to: ["broken-internal-links"], as: "task" },
  ],
  fix,
});

const isWrong = (page: PageFacts): boolean => redirectTarget(page) !== null || isDead(page) || isServerError(page);
