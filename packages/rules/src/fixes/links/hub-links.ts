import { html, htmlComment } from "../../escape/html.ts";
import { linkWords } from "../../view/page-words.ts";
import type { SiteView } from "../../view/site-view.ts";

/** Clicks from home at which a page that leads to many deep ones is worth a link of its own. */
const HUB_DEPTH = 2;
const MOST_HUBS = 5;
const MOST_SOURCES = 50;
/** A hub that leads to fewer is a page like others. */
const FEWEST_BEHIND = 5;

/** The pages on the shortest ways to the deep ones which, linked from home, bring most of them nearer. */
export function hubLinks(urls: readonly string[], view: SiteView): string | null {
  const behind = new Map<string, number>();
  for (const url of urls) for (const hub of waysUp(url, view)) behind.set(hub, (behind.get(hub) ?? 0) + 1);
  const hubs = [...behind]
    .filter(([, count]) => count >= FEWEST_BEHIND)
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, MOST_HUBS);
  const lifted = hubs.reduce((sum, [, count]) => sum + count, 0);
  if (lifted * 2 < urls.length) return null;
  return [
    htmlComment(`on ${view.site.home}, or in the menu: ${lifted} of these pages are reached through them`),
    ...hubs.map(([url]) => `<a href="${html(url)}">${html(linkWords(url, view))}</a>`),
  ].join("\n");
}

/** The page at the hub's depth on one shortest way to the address; none where the way does not lead over one. */
function waysUp(url: string, view: SiteView): string[] {
  const { graph } = view.site;
  let node = graph.nodeOf(url);
  while (node >= 0 && graph.depthOf(node) > HUB_DEPTH) {
    const depth = graph.depthOf(node);
    const above = graph
      .sourcesOf(node, MOST_SOURCES)
      .map((source) => graph.nodeOf(source))
      .find((source) => source >= 0 && graph.depthOf(source) === depth - 1);
    if (above === undefined) return [];
    node = above;
  }
  const hub = graph.urls[node];
  return hub !== undefined && view.pageAt(hub)?.indexability.indexable === true ? [hub] : [];
}
