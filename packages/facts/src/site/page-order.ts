import type { PageFacts } from "../page-facts.ts";
import type { LinkGraph } from "../graph/link-graph.ts";

/**
 * Nearest to the start page first, then by address. Answers come in another order each time; groups, templates and
 * examples that are chosen by order must not.
 */
export function orderPages(pages: readonly PageFacts[], graph: LinkGraph): PageFacts[] {
  const placed = pages.map((page) => ({ page, depth: depthOf(page.url, graph) }));
  placed.sort((a, b) => a.depth - b.depth || (a.page.url < b.page.url ? -1 : 1));
  return placed.map(({ page }) => page);
}

/** Pages that no link leads to come last. */
function depthOf(url: string, graph: LinkGraph): number {
  const node = graph.nodeOf(url);
  const depth = node < 0 ? -1 : graph.depthOf(node);
  return depth < 0 ? Number.MAX_SAFE_INTEGER : depth;
}
