import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { textBefore, type RenderedPage, type SiteFacts, sameSite } from "@audit/facts";
import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { judgeRendered } from "../../../../reading/rendered-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** As many links as are kept of a page. */
const MOST_KEPT = 2000;
/** Suggestions and banners change with every visit. */
const FEWEST = 3;
const LEAST_SHARE = 0.1;
const MOST_SOURCES = 20;

const withoutQuery = (url: string): string => textBefore(url, "?");
type Site = Pick<SiteFacts, "graph" | "pages">;

/** Only links to pages that no HTML of the site names: what stands in a plain link elsewhere is found there. */
export const rule = defineSiteRule({
  id: "links-only-after-js",
  category: "technical",
  area: "links",
  severity: "high",
  fixKind: "template",
  certainty: 0.8,
  ceiling: {
    health: 70,
    aiCitation: 50,
    because: "Most pages are linked only after scripts have run, so many readers never find them.",
  },
  reads: ["rendering", "graph", "pages"],
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  judge: (site) =>
    judgeRendered(site.rendering, (page) => {
      const own = page.rendered.links.filter(
        (link) => sameSite(link, page.url) && !isUtilityPath(new URL(link).pathname),
      );
      if (own.length === 0 || page.raw.links.length >= MOST_KEPT) return "outside";
      const hidden = lateLinks(page, own).filter((link) => !isInHtml(link, site));
      if (hidden.length < FEWEST || hidden.length < own.length * LEAST_SHARE) return null;
      return {
        at: "links after scripts ran, without cart and account",
        saw: { links: own.length, onlyAfterScripts: hidden.length, examples: hidden.slice(0, 5) },
        expected: "plain links in the HTML as sent",
      };
    }),
  words: { en },
  symptoms: [{ of: "scripts", rank: 3, shows: () => true }],
  givesWayTo: [
    { to: ["ai-content-needs-js"], as: "task" },
    { to: ["js-frame-missing", "js-product-list-missing"], as: "finding" },
  ],
  fix: worklist(en),
});

function lateLinks({ url, raw }: RenderedPage, own: readonly string[]): string[] {
  const sent = new Set([url, ...raw.links].map(withoutQuery));
  return [...new Set(own.map(withoutQuery))].filter((link) => !sent.has(link));
}

/** Whether a page that was read names the address in its HTML as sent. */
function isInHtml(link: string, { graph, pages }: Site): boolean {
  const node = graph.nodeOf(link);
  if (node < 0) return false;
  const known = pagesByUrl(pages);
  return graph.sourcesOf(node, MOST_SOURCES).some((source) => {
    const sent = known.get(source)?.asSent;
    return sent === undefined || sent.links.includes(link);
  });
}
