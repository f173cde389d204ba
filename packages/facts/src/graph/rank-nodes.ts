import type { Edges } from "./build-link-graph.ts";
import { nofollowBit } from "./edge-pool.ts";

/** The usual damping of PageRank. */
const damping = 0.85;
const mostRounds = 30;
/** Mean change per node below which another round shows nothing new. */
const settled = 1e-4;

function followedCount(targets: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < targets.length; at++) if (targets[at]! < nofollowBit) count++;
  return count;
}

function passOn(targets: Uint32Array, share: number, ranks: Float64Array): void {
  for (let at = 0; at < targets.length; at++) if (targets[at]! < nofollowBit) ranks[targets[at]!]! += share;
}

/**
 * Internal PageRank, mean 1 over all nodes; links with rel=nofollow pass nothing on. Places are counted
 * by hand: an iterator over the edges of each page costs more than the sum.
 */
export function rankNodes(edges: Edges, nodes: number): Float64Array {
  const pages = edges.sources.length;
  const degrees = Uint32Array.from(
    edges.targets,
    (own, page) => followedCount(edges.heads[page]!) + followedCount(own),
  );
  let ranks = new Float64Array(nodes).fill(1);
  let next = new Float64Array(nodes);
  for (let round = 0; round < mostRounds && nodes > 0; round++) {
    next.fill(0);
    let passedOn = 0;
    for (let page = 0; page < pages; page++) {
      const degree = degrees[page]!;
      if (degree === 0) continue;
      const rank = ranks[edges.sources[page]!]!;
      passedOn += rank;
      const share = (damping * rank) / degree;
      passOn(edges.heads[page]!, share, next);
      passOn(edges.targets[page]!, share, next);
    }
    // What the random jump and the dead ends hold is spread over all nodes.
    const base = 1 - damping + (damping * (nodes - passedOn)) / nodes;
    let change = 0;
    for (let node = 0; node < nodes; node++) {
      next[node]! += base;
      change += Math.abs(next[node]! - ranks[node]!);
    }
    [ranks, next] = [next, ranks];
    if (change / nodes < settled) break;
  }
  return ranks;
}
