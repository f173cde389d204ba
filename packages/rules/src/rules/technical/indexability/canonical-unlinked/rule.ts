import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { canonicalVotes, type CanonicalVote } from "../../../../reading/canonical-votes.ts";
import { inboundLinks } from "../../../../reading/inbound-links.ts";
import { unseenLinks } from "../../../../reading/unseen-links.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, unknown } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "canonical-unlinked",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "link",
  certainty: 0.9,
  repair: { result: "4-8 weeks" },
  reads: ["home", "pages", "graph", "coverage"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: (site) => {
    const elsewhere = canonicalVotes(site).filter((vote) => isOwnCopy(vote) && vote.target !== site.home);
    const lonely = elsewhere.filter(({ target }) => inboundLinks(site, target).all === 0);
    const unseen = unseenLinks(site);
    if (lonely.length > 0 && unseen) return unknown(unseen);
    const faults = lonely.flatMap(({ page, target }) => {
      const saw = { canonical: target, linksToIt: 0, linksToThisPage: inboundLinks(site, page.url).all };
      // Where no link leads to either, links contradict nothing.
      if (saw.linksToThisPage === 0) return [];
      return { url: page.url, evidence: { at: "internal links", saw, expected: "links to the canonical address" } };
    });
    return judgePages(faults, elsewhere.length);
  },
  words: { en },
  givesWayTo: [{ to: ["canonical-to-empty-page", "canonical-shared", "links-to-second-address"], as: "finding" }],
  // With the links led there, the main address is known by links as well.
  ends: ({ url, evidence: { saw } }) => [url, saw.canonical],
  fix,
});

/** Names another page of the site that was read and may be listed. */
const isOwnCopy = ({ page, answer }: CanonicalVote): boolean =>
  answer !== null && answer !== page && answer.indexability.indexable;
