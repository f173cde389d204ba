import { eachEdge, nofollowBit, type Edges } from "./edges.ts";
import type { LinkGraph } from "./link-graph.ts";
import { rankNodes } from "./rank-nodes.ts";
import type { UrlNodes } from "./url-nodes.ts";
import { walkDepths } from "./walk-depths.ts";

/** Sources kept per node; more of them are found by a scan over all edges. */
const keptSources = 16;

interface Inbound {
  counts: Uint32Array;
  nofollow: Uint32Array;
  first: Uint32Array;
}

/** Pages nearest to the start first, then by address: the sources kept of a node must not depend on which answer came first. */
function orderPages({ sources }: Edges, urls: readonly string[], depths: Int32Array): Uint32Array {
  const far = (page: number): number => (depths[sources[page] ?? 0] ?? 0) >>> 0;
  const addressOf = (page: number): string => urls[sources[page] ?? 0] ?? "";
  return Uint32Array.from(sources.keys()).sort((a, b) => far(a) - far(b) || (addressOf(a) < addressOf(b) ? -1 : 1));
}

function countInbound(edges: Edges, order: Uint32Array, nodes: number): Inbound {
  const counts = new Uint32Array(nodes);
  const nofollow = new Uint32Array(nodes);
  const first = new Uint32Array(nodes * keptSources);
  for (const page of order) {
    const source = edges.sources[page] ?? 0;
    const count = (edge: number): void => {
      const target = edge & ~nofollowBit;
      if (edge >= nofollowBit) nofollow[target] = (nofollow[target] ?? 0) + 1;
      const place = counts[target] ?? 0;
      counts[target] = place + 1;
      if (place < keptSources) first[target * keptSources + place] = source;
    };
    eachEdge(edges, page, count);
  }
  return { counts, nofollow, first };
}

function scanSources(edges: Edges, order: Uint32Array, node: number, most: number): number[] {
  const found: number[] = [];
  for (const page of order) {
    if (found.length >= most) break;
    let names = false;
    eachEdge(edges, page, (edge) => {
      names ||= (edge & ~nofollowBit) === node;
    });
    if (names) found.push(edges.sources[page] ?? 0);
  }
  return found;
}

function plainTargets(edges: Edges, page: number | undefined): Uint32Array {
  if (page === undefined) return new Uint32Array(0);
  const targets: number[] = [];
  eachEdge(edges, page, (edge) => targets.push(edge & ~nofollowBit));
  return Uint32Array.from(targets);
}

/** What was gathered of a site's links while its pages came in. */
interface GatheredLinks {
  readonly edges: Edges;
  readonly nodes: UrlNodes;
  /** The page of each node that has one. */
  readonly pageOf: ReadonlyMap<number, number>;
  /** Words of a link to each node. */
  readonly anchors: readonly string[];
  /** Different words of links to each node. */
  readonly wordings: readonly (readonly string[])[];
  /** Where clicks are counted from. */
  readonly start: string;
}

/** The graph of all links once every page is in. */
export function readLinkGraph({ edges, nodes, pageOf, anchors, wordings, start }: GatheredLinks): LinkGraph {
  const { urls } = nodes;
  const depths = walkDepths(edges, pageOf, urls.length, nodes.find(start));
  const order = orderPages(edges, urls, depths);
  const inbound = countInbound(edges, order, urls.length);
  const ranks = rankNodes(edges, order, urls.length);
  return {
    urls,
    nodeOf: (url) => nodes.find(url),
    depthOf: (node) => depths[node] ?? -1,
    inlinks: (node) => inbound.counts[node] ?? 0,
    nofollowInlinks: (node) => inbound.nofollow[node] ?? 0,
    outlinks: (node) => plainTargets(edges, pageOf.get(node)),
    sourcesOf(node, most) {
      const count = inbound.counts[node] ?? 0;
      const from = node * keptSources;
      const kept = inbound.first.subarray(from, from + Math.min(count, keptSources, most));
      const sources = count > keptSources && most > keptSources ? scanSources(edges, order, node, most) : [...kept];
      return sources.map((source) => urls[source] ?? "");
    },
    anchorOf: (node) => anchors[node] ?? "",
    anchorsOf: (node) => wordings[node] ?? [],
    rankOf: (node) => ranks[node] ?? 0,
  };
}
