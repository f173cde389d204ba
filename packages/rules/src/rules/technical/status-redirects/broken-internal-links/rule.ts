import { en } from "./words.en.ts";
import type { PageFacts, SiteFacts } from "@audit/facts";
import { isDead } from "../../../../reading/dead-address.ts";
import { inlinksOf, linkedPages, linkingPages } from "../../../../reading/inbound-links.ts";
import { addressesByBase } from "../../../../reading/misled-by-base.ts";
import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { testSign } from "../../../../reading/test-page.ts";
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
    const byUrl = pagesByUrl(pages);
    const answersBoth = pages.some(({ tech }) => ANSWERS_BOTH.has(tech.platform ?? ""));
    const broken = linked.filter(
      (page) =>
        isBroken(page) &&
        !isLed(page.url) &&
        !(answersBoth && isOtherSlashOf(page.url, byUrl)) &&
        !isOfTestsOnly(page.url, { pages, graph }, byUrl),
    );
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

/** Systems that answer an address with and without its final slash: where one of the two fails, a saved copy lacks it. */
const ANSWERS_BOTH: ReadonlySet<string> = new Set(["wordpress", "woocommerce"]);

function isOtherSlashOf(url: string, byUrl: ReadonlyMap<string, PageFacts>): boolean {
  const { search, pathname, origin } = new URL(url);
  const twin = byUrl.get(origin + (pathname.endsWith("/") ? pathname.slice(0, -1) : `${pathname}/`) + search);
  return twin?.response.status === 200;
}

/** So many linking pages are looked at. */
const MOST_SOURCES = 20;

/** Only pages made for a trial link there: these are to go, and their links with them. */
function isOfTestsOnly(
  url: string,
  { pages, graph }: Pick<SiteFacts, "pages" | "graph">,
  byUrl: ReadonlyMap<string, PageFacts>,
): boolean {
  if (inlinksOf({ pages, graph }, url).all > MOST_SOURCES) return false;
  const sources = graph.sourcesOf(graph.nodeOf(url), MOST_SOURCES).flatMap((source) => byUrl.get(source) ?? []);
  return sources.length > 0 && sources.every((page) => page.kind !== "home" && (testSign(page)?.name.length ?? 0) > 1);
}
