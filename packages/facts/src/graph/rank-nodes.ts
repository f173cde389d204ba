import { nofollowBit, type Edges } from "./edges.ts";

/** The usual damping of PageRank. */
const damping = 0.85;
const mostRounds = 30;
/** Mean change per node below which another round shows nothing new. */
const settled = 1e-4;

const none = new Uint32Array(0);

function followedCount(targets: Uint32Array, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if ((targets[at] ?? 0) < nofollowBit) count++;
  return count;
}

function passOn(targets: Uint32Array, from: number, to: number, share: number, ranks: Float64Array): void {
  for (let at = from; at < to; at++) {
    const target = targets[at] ?? 0;
    if (target < nofollowBit) ranks[target] = (ranks[target] ?? 0) + share;
  }
}

/**
 * Internal PageRank, mean 1 over all nodes; links with rel=nofollow pass nothing on. Places are counted
 * by hand: an iterator over the edges of each page costs more than the sum.
 * @param order of the pages, so that rounding does not depend on the order in which pages came
 */
export function rankNodes(
  { sources, heads, chunks, from, to }: Edges,
  order: Uint32Array,
  nodes: number,
): Float64Array {
  const degrees = Uint32Array.from(
    heads,
    (head, page) =>
      followedCount(head, 0, head.length) + followedCount(chunks[page] ?? none, from[page] ?? 0, to[page] ?? 0),
  );
  let ranks = new Float64Array(nodes).fill(1);
  let next = new Float64Array(nodes);
  for (let round = 0; round < mostRounds && nodes > 0; round++) {
    next.fill(0);
    let passedOn = 0;
    for (const page of order) {
      const degree = degrees[page] ?? 0;
      if (degree === 0) continue;
      const rank = ranks[sources[page] ?? 0] ?? 0;
      passedOn += rank;
      const share = (damping * rank) / degree;
      const head = heads[page] ?? none;
      passOn(head, 0, head.length, share, next);
      passOn(chunks[page] ?? none, from[page] ?? 0, to[page] ?? 0, share, next);
    }
    // What the random jump and the dead ends hold is spread over all nodes.
    const base = 1 - damping + (damping * (nodes - passedOn)) / nodes;
    let change = 0;
    for (let node = 0; node < nodes; node++) {
      const rank = (next[node] ?? 0) + base;
      next[node] = rank;
      change += Math.abs(rank - (ranks[node] ?? 0));
    }
    [ranks, next] = [next, ranks];
    if (change / nodes < settled) break;
  }
  return ranks;
}
