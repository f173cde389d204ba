import { itemAt } from "@audit/facts";
import { createQueue } from "./queue.ts";

/** Depth of pages that no chain of links from the start is known for. */
export const UNLINKED = 255;

/** The order in which known addresses are fetched: linked ones breadth first, then the others by rank. */
export interface FetchOrder {
  /** @param rank 3: linked, at this depth; 2 to 0: the others, best first */
  push(id: number, rank: number, depth: number): void;
  /** Id of the next address, or -1. One that was pushed twice comes twice. */
  pop(): number;
}

export const LINKED_RANK = 3;

export function createFetchOrder(): FetchOrder {
  const byDepth = Array.from({ length: UNLINKED + 1 }, createQueue);
  const others = [createQueue(), createQueue(), createQueue()];
  let shallowest = 0;
  return {
    push(id, rank, depth) {
      if (rank !== LINKED_RANK) return itemAt(others, rank).push(id);
      shallowest = Math.min(shallowest, depth);
      itemAt(byDepth, depth).push(id);
    },
    pop() {
      for (; shallowest <= UNLINKED; shallowest++) {
        const id = itemAt(byDepth, shallowest).shift();
        if (id >= 0) return id;
      }
      shallowest = UNLINKED;
      for (let rank = 2; rank >= 0; rank--) {
        const id = itemAt(others, rank).shift();
        if (id >= 0) return id;
      }
      return -1;
    },
  };
}
