import { canonicalVotes } from "../../../../reading/canonical-votes.ts";
import { refusingRule } from "../../../../reading/googlebot-access.ts";
import { isClosed } from "../../../../reading/robots-closure.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, type PageFault } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "canonical-to-blocked",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  reads: ["pages", "robots", "home"],
  says: {
    failing: "Canonical link leads to an address that robots.txt blocks",
    why: "The page asks to be listed under an address that search engines may not read. The hint can't be checked, and in the end neither may appear.",
    fix: "Open the address in robots.txt, or point the canonical link at an address that may be read: usually the page's own.",
    source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  },
  judge: ({ pages, robots, home }) => {
    if (robots.outcome !== "parsed" || isClosed(robots.rules, home)) return notApplicable();
    const judged = canonicalVotes({ pages });
    const faults = judged.flatMap(({ page, target }): PageFault[] => {
      const rule = target === page.url ? null : refusingRule(robots, target);
      if (rule === null) return [];
      const saw = { canonical: target, rule: `Disallow: ${rule.path}`, line: rule.line };
      return [{ url: page.url, evidence: { at: "link[rel=canonical]", saw, expected: "an address open to crawlers" } }];
    });
    return judgePages(faults, judged.length);
  },
});
