import type { SiteView } from "./site-view.ts";

const MOST_SOURCES = 50;

/** Whether an address is linked only by pages that scripts fill: the way of an app without pages on the server. */
export function isLinkedByScriptsOnly(url: string, { site, pageAt }: SiteView): boolean {
  const node = site.graph.nodeOf(url);
  const sources = node < 0 ? [] : site.graph.sourcesOf(node, MOST_SOURCES);
  return sources.length > 0 && sources.every((source) => pageAt(source)?.asSent !== undefined);
}
