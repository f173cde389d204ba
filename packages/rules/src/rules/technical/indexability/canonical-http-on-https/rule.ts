import * as canonical from "../../../../fixes/head/canonical.ts";
import { en } from "./words.en.ts";
import type { SiteFacts } from "@audit/facts";
import { sameHost } from "../../../../reading/address-form.ts";
import { canonicalVotes } from "../../../../reading/canonical-votes.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

/**
 * Slash and letter case are left alone: a canonical that names the other form is how duplicates are joined, and one
 * that names a redirect is canonical-to-non-200. Sites on http (a copy on this machine) have no https to betray.
 */
export const rule = defineSiteRule({
  id: "canonical-http-on-https",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  repair: { result: "4-8 weeks" },
  reads: ["pages", "probes"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: ({ pages, probes }) => {
    const judged = canonicalVotes({ pages }).filter(
      ({ page, target }) => page.url.startsWith("https:") && sameHost(page.url, target),
    );
    const faults = judged.flatMap(({ page, target }) => {
      const problem = problemOf(page.url, target, probes);
      return problem
        ? [
            {
              url: page.url,
              evidence: { at: "link[rel=canonical]", saw: { canonical: target, problem }, expected: page.url },
            },
          ]
        : [];
    });
    return judgePages(faults, judged.length);
  },
  words: { en },
  fix: canonical.selfCanonical,
});

function problemOf(url: string, target: string, { otherHost }: SiteFacts["probes"]): string | null {
  if (target.startsWith("http:")) return "http instead of https";
  const { host } = new URL(target);
  if (host === new URL(url).host || otherHost === null || otherHost.redirectTo === null) return null;
  const redirectsBack =
    new URL(otherHost.url).host === host && URL.parse(otherHost.redirectTo)?.host === new URL(url).host;
  return redirectsBack ? `${host} redirects to ${new URL(url).host}` : null;
}
