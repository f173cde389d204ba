import type { PageFacts } from "@audit/facts";
import { isDead } from "../../../../reading/dead-address.ts";
import { linkedPages, linkingPages } from "../../../../reading/inbound-links.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

/** Link targets that answer 4xx. Targets that answer 5xx are page-5xx: there the server is at fault, not the link. */
export const rule = defineSiteRule({
  id: "broken-internal-links",
  category: "technical",
  area: "status-redirects",
  severity: "high",
  fixKind: "link",
  certainty: 1,
  reads: ["pages", "graph"],
  says: {
    failing: "Links lead to pages that don't exist",
    why: "Visitors end at an error page and leave. Search engines lose the way to what stood there, and the strength the link would have given is wasted.",
    fix: "On the pages shown, point the link at the right page or remove it. If the old page has a successor, redirect (301) the old address there too.",
    source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  },
  judge: ({ pages, graph }) => {
    const linked = linkedPages({ pages, graph });
    const faults = linked.filter(isBroken).map(({ url, response }) => ({
      url,
      evidence: {
        at: "a[href]",
        saw: { status: response.status, ...linkingPages({ pages, graph }, url) },
        expected: 200,
      },
    }));
    return judgePages(faults, linked.length);
  },
});

/** Forbidden pages and further pages of lists have rules of their own. */
const isBroken = (page: PageFacts): boolean => isDead(page) && page.response.status !== 403 && !isLaterPage(page.url);
