import { refusingRule } from "../../../../reading/googlebot-access.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Addresses that the crawl left out as variations of others; fewer cost a search engine little. Our own figure. */
const LEAST_LEFT_OUT = 100;
const MOST_SHOWN = 5;

export const rule = defineSiteRule({
  id: "crawl-trap-infinite-space",
  category: "technical",
  area: "crawlability",
  severity: "high",
  fixKind: "template",
  certainty: 0.7,
  reads: ["coverage", "robots"],
  says: {
    failing: "The site spins out addresses without end",
    why: "Hundreds of addresses differ only in parameters, dates or repeated folders. Search engines lose their way among them and reach the pages that sell late.",
    fix: "Block these addresses in robots.txt or take the links to them away; write links with a leading slash if folders repeat.",
    source: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
  },
  judge: ({ coverage, robots }) => {
    const left = coverage.notCrawled.find(({ reason }) => reason === "trap");
    if (left === undefined) return coverage.pages > 0 ? pass() : notApplicable();
    const open = left.examples.filter((url) => refusingRule(robots, url) === null);
    if (open.length === 0 || left.count < LEAST_LEFT_OUT) return pass();
    const saw = { addresses: left.count, examples: open.slice(0, MOST_SHOWN).map(quoted) };
    return fail({ at: "addresses found on the site", saw, expected: "one address for each page" });
  },
});
