import type { PageFacts } from "@audit/facts";
import { canonicalVotes } from "../../../../reading/canonical-votes.ts";
import { doublesIn } from "../../../../reading/double-folders.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

/** A page of so many words says something, and one of so few nothing of it. */
const LEAST_WORDS = 60;
const MOST_OF_EMPTY = 20;

/** The page that says it all asks to be left out for one that says nothing, such as the stub of an old address. */
export const rule = defineSiteRule({
  id: "canonical-to-empty-page",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "meta",
  certainty: 0.9,
  repair: { result: "4-8 weeks" },
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: (site) => {
    const elsewhere = canonicalVotes(site).filter(
      ({ page, answer }) => answer !== null && answer !== page && answer.isHtml && answer.response.status === 200,
    );
    const doubles = doublesIn(site);
    const faults = elsewhere.flatMap(({ page, target, answer }) => {
      const forwardsTo = answer !== null && doubles.has(page.url) ? forwardedTo(answer) : null;
      const saw = { words: page.text.mainWords, canonical: target, wordsThere: answer?.text.words ?? 0, forwardsTo };
      if (saw.words < LEAST_WORDS || saw.wordsThere > MOST_OF_EMPTY || answer?.tech.jsShell) return [];
      return [
        { url: page.url, evidence: { at: "link[rel=canonical]", saw, expected: "a page with the same content" } },
      ];
    });
    return judgePages(faults, elsewhere.length);
  },
  words: { en },
  ends: ({ url, evidence: { saw } }) => [url, saw.canonical],
  mild: {
    when: ({ evidence: { saw } }) => saw.forwardsTo !== null,
    because: "the empty address forwards to the page that is meant",
  },
  fix,
});

/** Where a stub sends its visitors at once. */
function forwardedTo({ url, head }: PageFacts): string | null {
  const target = head.refresh?.url ? URL.parse(head.refresh.url, url)?.href : undefined;
  return target === undefined || target === url ? null : target;
}
