import type { LinkFact } from "../page-facts.ts";
import { createEdgePool } from "./edge-pool.ts";
import { nofollowBit, type Edges } from "./edges.ts";
import type { LinkGraph } from "./link-graph.ts";
import { createLinkWordings } from "./link-wordings.ts";
import { readLinkGraph } from "./read-link-graph.ts";
import { createUrlNodes } from "./url-nodes.ts";

export interface LinkGraphBuilder {
  /** Takes the on-site links of a page, or its redirect. */
  add(url: string, links: readonly LinkFact[], redirectTo: string | null): void;
  finish(): LinkGraph;
}

type SiteTest = (url: string) => boolean;

/** The test of the start's site for its pages; for those of another domain the test of theirs. */
function createSiteTests(start: string, siteOf: (url: string) => SiteTest): (page: string) => SiteTest {
  const tests = [siteOf(start)];
  return (page) => {
    const known = tests.find((isOnSite) => isOnSite(page));
    if (known !== undefined) return known;
    const isOnSite = siteOf(page);
    tests.push(isOnSite);
    return isOnSite;
  };
}

/**
 * `siteOf(start)` decides which addresses become nodes; `start` is where clicks are counted from. A site whose start
 * forwards to another domain is that other site: its pages' links within that domain count too.
 */
export function createLinkGraphBuilder(start: string, siteOf: (url: string) => SiteTest): LinkGraphBuilder {
  const siteTestOf = createSiteTests(start, siteOf);
  const nodes = createUrlNodes();
  const pool = createEdgePool();
  const edges: Edges = { sources: [], heads: [], chunks: [], from: [], to: [], redirects: [] };
  const anchors: string[] = [];
  const wordings = createLinkWordings();
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

  /** The anchor of a node is taken from the first page, by address, that links to it: from its first link there. */
  function noteAnchor(target: number, source: number, text: string): void {
    if (text === "" || named[target] === source) return;
    if (named[target] !== undefined && (nodes.urls[named[target]] ?? "") < (nodes.urls[source] ?? "")) return;
    named[target] = source;
    anchors[target] = text;
  }

  function takeLink(source: number, { url, rel, text, label, hidden }: LinkFact, isOnSite: SiteTest): void {
    if (url === null || !isOnSite(url)) return;
    // Nobody sees it and no crawler follows it, as the one that takes an answer to a comment back.
    if (hidden === true && rel.includes("nofollow")) return;
    const target = nodes.intern(url);
    // A link within the page, such as one that skips to its content, names a part of it; one without an address names another.
    if (target !== source) {
      noteAnchor(target, source, text || label);
      wordings.note(target, text || label);
    }
    addEdge(source, target, rel.includes("nofollow"));
  }

  return {
    add(url, links, redirectTo) {
      const source = nodes.intern(url);
      pageOf.set(source, edges.sources.length);
      edges.sources.push(source);
      edges.redirects.push(redirectTo !== null);
      pool.begin();
      const isOnSite = siteTestOf(url);
      for (const link of links) takeLink(source, link, isOnSite);
      if (redirectTo !== null && (url === start || isOnSite(redirectTo)))
        addEdge(source, nodes.intern(redirectTo), false);
      const { head, own } = pool.end();
      edges.heads.push(head);
      edges.chunks.push(own.chunk);
      edges.from.push(own.from);
      edges.to.push(own.to);
    },
    finish: () => readLinkGraph({ edges, nodes, pageOf, anchors, wordings: wordings.all, start }),
  };
}
