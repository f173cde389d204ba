import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
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
  repair: { once: true },
  reads: ["coverage", "robots"],
  source: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
  judge: ({ coverage, robots }) => {
    const left = coverage.notCrawled.find(({ reason }) => reason === "trap");
    if (left === undefined) return coverage.pages > 0 ? pass() : notApplicable();
    const open = left.examples.filter((url) => refusingRule(robots, url) === null);
    if (open.length === 0 || left.count < LEAST_LEFT_OUT) return pass();
    const saw = { addresses: left.count, examples: open.slice(0, MOST_SHOWN).map(quoted) };
    return fail({ at: "addresses found on the site", saw, expected: "one address for each page" });
  },
  words: { en },
  fix: worklist(en),
});
