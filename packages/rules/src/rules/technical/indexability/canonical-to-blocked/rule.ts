import * as canonical from "../../../../fixes/head/canonical.ts";
import { en } from "./words.en.ts";
import { canonicalVotes } from "../../../../reading/canonical-votes.ts";
import { refusingRule } from "../../../../reading/googlebot-access.ts";
import { isClosed } from "../../../../reading/robots-closure.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "canonical-to-blocked",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  repair: { result: "4-8 weeks" },
  reads: ["pages", "robots", "home"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: ({ pages, robots, home }) => {
    if (robots.outcome !== "parsed" || isClosed(robots.rules, home)) return notApplicable();
    const judged = canonicalVotes({ pages });
    const faults = judged.flatMap(({ page, target }) => {
      const rule = target === page.url ? null : refusingRule(robots, target);
      if (rule === null) return [];
      const saw = { canonical: target, rule: `Disallow: ${rule.path}`, line: rule.line };
      return [{ url: page.url, evidence: { at: "link[rel=canonical]", saw, expected: "an address open to crawlers" } }];
    });
    return judgePages(faults, judged.length);
  },
  words: { en },
  fix: canonical.settledCanonical,
});
