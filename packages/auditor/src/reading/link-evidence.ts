import type { LinkGraph } from "@audit/facts";

const MOST_SOURCES = 5;

/** Distinct pages that link to the address; 0 when nothing does. */
export function inlinksOf(graph: LinkGraph, url: string): number {
  const node = graph.nodeOf(url);
  return node < 0 ? 0 : graph.inlinks(node);
}

/** Who links to the address, and with which words: what an owner needs to find the link. */
export function linkingPages(
  graph: LinkGraph,
  url: string,
): { linkedFrom: string[]; linkingPages: number; anchor: string } {
  const node = graph.nodeOf(url);
  if (node < 0) return { linkedFrom: [], linkingPages: 0, anchor: "" };
  return {
    linkedFrom: graph.sourcesOf(node, MOST_SOURCES),
    linkingPages: graph.inlinks(node),
    anchor: graph.anchorOf(node).slice(0, 200),
  };
}
