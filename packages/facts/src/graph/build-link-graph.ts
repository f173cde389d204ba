import type { LinkFact } from "../page-facts.ts";
import { createEdgePool } from "./edge-pool.ts";
import { eachEdge, nofollowBit, type Edges } from "./edges.ts";
import type { LinkGraph } from "./link-graph.ts";
import { rankNodes } from "./rank-nodes.ts";
import { createUrlNodes } from "./url-nodes.ts";
import { walkDepths } from "./walk-depths.ts";

export interface LinkGraphBuilder {
  /** Takes the on-site links of a page, or its redirect. */
  add(url: string, links: readonly LinkFact[], redirectTo: string | null): void;
  finish(): LinkGraph;
}

/** Sources kept per node; who asks for more pays a scan. */
const keptSources = 16;

interface Inbound {
  counts: Uint32Array;
  nofollow: Uint32Array;
  first: Uint32Array;
}

/** Pages nearest to the start first, then by address: which sources of a node are kept must not hang on the network. */
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

/** `isOnSite` decides which addresses become nodes; `start` is where clicks are counted from. */
export function createLinkGraphBuilder(start: string, isOnSite: (url: string) => boolean): LinkGraphBuilder {
  const nodes = createUrlNodes();
  const pool = createEdgePool();
  const edges: Edges = { sources: [], heads: [], chunks: [], from: [], to: [], redirects: [] };
  const anchors: string[] = [];
  /** Per node: the page its anchor is from. */
  const named: number[] = [];
  /** Per node: the page that named it last and the edge's place in that page's list. */
  let stamps = new Uint32Array(4096);
  let places = new Uint32Array(4096);
  const pageOf = new Map<number, number>();

  function reserve(node: number): void {
    if (node < stamps.length) return;
    const larger = [stamps, places].map((array) => {
      const copy = new Uint32Array(Math.max(node + 1, array.length * 2));
      copy.set(array);
      return copy;
    });
    [stamps, places] = larger as [typeof stamps, typeof places];
  }

  function addEdge(source: number, target: number, nofollow: boolean): void {
    reserve(target);
    if (target === source) return;
    const page = edges.sources.length;
    if (stamps[target] === page) {
      if (!nofollow) pool.set(places[target] ?? 0, target);
      return;
    }
    stamps[target] = page;
    places[target] = pool.push(nofollow ? (target | nofollowBit) >>> 0 : target);
  }

  /** Of all pages that name a node the first by address speaks; within a page its first link. */
  function noteAnchor(target: number, source: number, text: string): void {
    if (text === "" || named[target] === source) return;
    if (named[target] !== undefined && (nodes.urls[named[target]] ?? "") < (nodes.urls[source] ?? "")) return;
    named[target] = source;
    anchors[target] = text;
  }

  function takeLink(source: number, { url, rel, text, label }: LinkFact): void {
    if (url === null || !isOnSite(url)) return;
    const target = nodes.intern(url);
    noteAnchor(target, source, text || label);
    addEdge(source, target, rel.includes("nofollow"));
  }

  return {
    add(url, links, redirectTo) {
      const source = nodes.intern(url);
      pageOf.set(source, edges.sources.length);
      edges.sources.push(source);
      edges.redirects.push(redirectTo !== null);
      pool.begin();
      for (const link of links) takeLink(source, link);
      if (redirectTo !== null && isOnSite(redirectTo)) addEdge(source, nodes.intern(redirectTo), false);
      const { head, own } = pool.end();
      edges.heads.push(head);
      edges.chunks.push(own.chunk);
      edges.from.push(own.from);
      edges.to.push(own.to);
    },
    finish() {
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
        rankOf: (node) => ranks[node] ?? 0,
      };
    },
  };
}
