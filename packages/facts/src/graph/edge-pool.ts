import { shareHeads } from "./share-heads.ts";

const chunkSize = 1 << 18;

/** Edge lists of all pages in few large arrays: no object per edge, no copy when the pool grows. */
export interface EdgePool {
  /** Starts the next list. */
  begin(): void;
  /** Adds an edge to the list begun last; returns its place in that list. */
  push(edge: number): number;
  get(place: number): number;
  set(place: number, edge: number): void;
  /** Ends the list. @returns the beginning that it shares with other pages (their menu), and where the rest lies */
  end(): EdgeList;
}

/** The edges of `chunk` from `from` up to `to`. */
export interface EdgeSpan {
  readonly chunk: Uint32Array;
  readonly from: number;
  readonly to: number;
}

export interface EdgeList {
  readonly head: Uint32Array;
  readonly own: EdgeSpan;
}

export function createEdgePool(): EdgePool {
  let chunk = new Uint32Array(chunkSize);
  let from = 0;
  let to = 0;
  const headOf = shareHeads();
  function grow(): void {
    const length = to - from;
    const next = new Uint32Array(Math.max(chunkSize, length * 2));
    next.set(chunk.subarray(from, to));
    chunk = next;
    from = 0;
    to = length;
  }
  return {
    begin() {
      from = to;
    },
    push(edge) {
      if (to === chunk.length) grow();
      chunk[to++] = edge;
      return to - from - 1;
    },
    get: (place) => chunk[from + place] ?? 0,
    set(place, edge) {
      chunk[from + place] = edge;
    },
    end() {
      const head = headOf(chunk.subarray(from, to));
      chunk.copyWithin(from, from + head.length, to);
      to -= head.length;
      return { head, own: { chunk, from, to } };
    },
  };
}
