import type { LinkGraph } from "@audit/facts";

/** Link counts by URL; an address the graph doesn't know has none and the mean rank. */
export function internalLinks(graph: LinkGraph): { inlinksOf(url: string): number; rankOf(url: string): number } {
  return {
    inlinksOf: (url) => {
      const node = graph.nodeOf(url);
      return node < 0 ? 0 : graph.inlinks(node);
    },
    rankOf: (url) => {
      const node = graph.nodeOf(url);
      return node < 0 ? 1 : graph.rankOf(node);
    },
  };
}

/** Up to `most` pages that link to the address, sorted. */
export function linkingPages(graph: LinkGraph, url: string, most: number): string[] {
  const node = graph.nodeOf(url);
  return node < 0 ? [] : graph.sourcesOf(node, most).toSorted();
}

/** The words of the first link to the address; empty when there is none. */
export function anchorTo(graph: LinkGraph, url: string): string {
  const node = graph.nodeOf(url);
  return node < 0 ? "" : graph.anchorOf(node);
}
