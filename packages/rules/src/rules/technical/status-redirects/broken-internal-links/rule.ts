import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { isDead } from "../../../../reading/dead-address.ts";
import { inlinksOf, linkedPages, linkingPages } from "../../../../reading/inbound-links.ts";
import { addressesByBase } from "../../../../reading/misled-by-base.ts";
import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

/** Link targets that answer 4xx. Targets that answer 5xx are page-5xx: there the server is at fault, not the link. */
export const rule = defineSiteRule({
  id: "broken-internal-links",
  category: "technical",
  area: "status-redirects",
  severity: "high",
  fixKind: "link",
  certainty: 1,
  reads: ["pages", "graph", "probes"],
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  judge: ({ pages, graph, probes }) => {
    const linked = linkedPages({ pages, graph });
    const byBase = addressesByBase({ pages, probes });
    // Where the base element alone makes the address, it is at fault: base-href-misleads says so.
    const isLed = (url: string): boolean => (byBase.get(url) ?? 0) >= inlinksOf({ pages, graph }, url).all;
    const broken = linked.filter((page) => isBroken(page) && !isLed(page.url));
    const faults = broken.map(({ url, response }) => ({
      url,
      evidence: {
        at: "a[href]",
        saw: { status: response.status, ...linkingPages({ pages, graph }, url) },
        expected: 200,
      },
    }));
    return judgePages(faults, linked.length);
  },
  words: { en },
  givesWayTo: [{ to: ["links-malformed"], as: "task" }],
  // A link written ".//page/" leads to an address with "//" in its path.
  symptoms: [{ of: "relative-export", rank: 6, shows: ({ url }) => new URL(url).pathname.includes("//") }],
  shownOn: ({ linkingPages }) => linkingPages,
  metOn: ({ linkedFrom }) => linkedFrom,
  mild: {
    when: ({ url }) => isUtilityPath(new URL(url).pathname) && !/\.[a-z\d]+$/i.test(url.replace(/\.(html?|php)$/i, "")),
    because: "only logins, feeds and the like are missing, which no visitor came for",
  },
  fix,
});

/** Forbidden pages and further pages of lists have rules of their own. */
const isBroken = (page: PageFacts): boolean => isDead(page) && page.response.status !== 403 && !isLaterPage(page.url);
