import { type PageFacts, type SiteFacts } from "@audit/facts";

type Source = Pick<SiteFacts, "pages" | "graph" | "home">;

/** Pages that lead to each other and to which no way leads from home. */
export interface LinkIsland {
  /** The page that leads to most of the others: once it is linked, they are reached. */
  readonly hub: PageFacts;
  /** How many pages lie behind it. */
  readonly behind: number;
}

/** Fewer pages are told one by one. */
const LEAST_BEHIND = 3;
/** Who links there is asked of so many pages. */
const MOST_SOURCES = 50;

/** Islands among some pages, each once; a page that a reached page links to, in whatever way, is on none. */
export function linkIslands({ graph, pages, home }: Source, candidates: readonly PageFacts[]): LinkIsland[] {
  const isReached = (url: string): boolean => graph.nodeOf(url) >= 0 && graph.depthOf(graph.nodeOf(url)) >= 0;
  const language = pages.find(({ url }) => url === home)?.head.lang ?? null;
  const cutOff = candidates.filter(({ url, head }) => {
    const node = graph.nodeOf(url);
    if (node < 0 || graph.depthOf(node) >= 0 || graph.inlinks(node) === 0 || head.lang !== language) return false;
    return !graph.sourcesOf(node, MOST_SOURCES).some(isReached);
  });
  const byNode = new Map(cutOff.map((page) => [graph.nodeOf(page.url), page] as const));
  const behind = cutOff.map((page) => ({ page, nodes: reachedFrom(graph.nodeOf(page.url), byNode, graph) }));
  const found: LinkIsland[] = [];
  const seen = new Set<number>();
  const linked = (page: PageFacts): number => graph.inlinks(graph.nodeOf(page.url));
  const order = (a: PageFacts, b: PageFacts): number =>
    linked(b) - linked(a) || a.url.length - b.url.length || (a.url < b.url ? -1 : 1);
  for (const { page, nodes } of behind.toSorted((a, b) => b.nodes.size - a.nodes.size || order(a.page, b.page))) {
    const fresh = [...nodes].filter((node) => !seen.has(node)).length;
    if (fresh < LEAST_BEHIND || seen.has(graph.nodeOf(page.url))) continue;
    for (const node of [graph.nodeOf(page.url), ...nodes]) seen.add(node);
    found.push({ hub: page, behind: fresh });
  }
  return found;
}

/** Pages of the island that a page leads to, over whatever ways. */
function reachedFrom(from: number, byNode: ReadonlyMap<number, PageFacts>, graph: Source["graph"]): Set<number> {
  const reached = new Set<number>();
  const open = [from];
  while (open.length > 0) {
    for (const next of graph.outlinks(open.pop() ?? from)) {
      if (next === from || reached.has(next) || !byNode.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}
