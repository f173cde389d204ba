import * as broken from "../../../../fixes/links/broken-links.ts";
import { en } from "./words.en.ts";
import { isDead, isServerError } from "../../../../reading/dead-address.ts";
import { linkingPages } from "../../../../reading/inbound-links.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Share of the site's internal weight; below, single dead links are told page by page. Our own figure. */
const LEAST_SHARE = 0.05;
/** On fewer pages one dead link is already a large share. */
const LEAST_PAGES = 10;
const MOST_SHOWN = 5;

export const rule = defineSiteRule({
  id: "ipr-wasted-on-dead-urls",
  category: "technical",
  area: "links",
  severity: "medium",
  fixKind: "link",
  certainty: 0.8,
  repair: { once: true },
  reads: ["pages", "graph"],
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  judge: ({ pages, graph }) => {
    const shown = pages.filter(({ response }) => response.status === 200).length;
    if (shown < LEAST_PAGES || graph.urls.length === 0) return notApplicable();
    const dead = pages
      .filter((page) => isDead(page) || isServerError(page))
      .flatMap(({ url, response }) => {
        const node = graph.nodeOf(url);
        return node < 0 || graph.inlinks(node) === 0
          ? []
          : [{ url, status: response.status, rank: graph.rankOf(node) }];
      });
    // The mean rank is 1, so the sum over all addresses is their number.
    const share = dead.reduce((sum, { rank }) => sum + rank, 0) / graph.urls.length;
    if (share < LEAST_SHARE) return pass();
    const heaviest = dead
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, MOST_SHOWN)
      .map(({ url, status }) => ({ url, status, ...linkingPages({ pages, graph }, url) }));
    const saw = { percentOfWeight: Math.round(share * 100), addresses: dead.length, heaviest };
    return fail({ at: "internal links", saw, expected: `below ${LEAST_SHARE * 100} percent` });
  },
  words: { en },
  // The same links, told one by one.
  givesWayTo: [{ to: ["broken-internal-links"], as: "finding" }],
  fix: broken.brokenLinksNamed<{ readonly heaviest: readonly { readonly url: string }[] }>(({ heaviest }) =>
    heaviest.map(({ url }) => url),
  ),
});
