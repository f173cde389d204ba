import type { PageFacts } from "@audit/facts";
import { isPersonalPath } from "../../../../knowledge/utility-paths.ts";
import * as canonical from "../../../../fixes/head/canonical.ts";
import { en } from "./words.en.ts";
import { isFacetPage } from "../../../../reading/canonical-ends.ts";
import { canonicalVotes } from "../../../../reading/canonical-votes.ts";
import { noindexOf } from "../../../../reading/robots-directives.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

/** Pages for one visitor stay out of search, whatever they name. */
const isPrivate = ({ kind, url }: Pick<PageFacts, "kind" | "url">): boolean =>
  kind === "account" || kind === "cart" || kind === "search" || isPersonalPath(new URL(url).pathname);

export const rule = defineSiteRule({
  id: "canonical-to-noindex",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  repair: { result: "4-8 weeks" },
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: (site) => {
    const judged = canonicalVotes(site).filter(
      ({ page, answer }) =>
        answer?.response.status === 200 && !isFacetPage(page) && !isPrivate(page) && !isPrivate(answer),
    );
    const faults = judged.flatMap(({ page, target, answer }) => {
      const directive = answer && answer !== page && answer.tech.botWall === null ? noindexOf(answer) : null;
      if (!directive) return [];
      const saw = { canonical: target, directive: directive.token, in: directive.from };
      return [{ url: page.url, evidence: { at: "link[rel=canonical]", saw, expected: "an address without noindex" } }];
    });
    return judgePages(faults, judged.length);
  },
  words: { en },
  givesWayTo: [{ to: ["noindex-site-wide", "canonical-to-empty-page"], as: "finding" }],
  fix: canonical.settledCanonical,
});
