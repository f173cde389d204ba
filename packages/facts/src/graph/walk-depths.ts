import { eachEdge, nofollowBit, type Edges } from "./edges.ts";

/** Clicks from `start` to each node; a redirect costs none. -1 where no path leads. */
export function walkDepths(
  edges: Edges,
  pageOf: ReadonlyMap<number, number>,
  nodes: number,
  start: number,
): Int32Array {
  const depths = new Int32Array(nodes).fill(-1);
  if (start < 0) return depths;
  depths[start] = 0;
  let level = [start];
  for (let depth = 0; level.length > 0; depth++) {
    const next: number[] = [];
    // Redirect targets join the level while it is walked.
    for (let at = 0; at < level.length; at++) {
      const page = pageOf.get(level[at] ?? 0);
      if (page === undefined) continue;
      const isRedirect = edges.redirects[page] ?? 0;
      const better = isRedirect ? depth : depth + 1;
      const reach = (edge: number): void => {
        const target = edge & ~nofollowBit;
        if (depths[target] !== -1 && (depths[target] ?? 0) <= better) return;
        depths[target] = better;
        (isRedirect ? level : next).push(target);
      };
      eachEdge(edges, page, reach);
    }
    level = next.filter((node) => depths[node] === depth + 1);
  }
  return depths;
}
