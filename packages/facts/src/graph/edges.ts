/** Marks an edge whose links all say rel=nofollow. */
export const nofollowBit = 0x80000000;

/** The out-edges of all fetched pages, which are numbered as they came. */
export interface Edges {
  /** Node of each page. */
  sources: number[];
  /** Targets, with `nofollowBit` where all links say nofollow: first those that a page shares with others, ... */
  heads: Uint32Array[];
  /** ... then its own, in a chunk from here up to there: a view for each of a hundred thousand pages would take 10 MB. */
  chunks: Uint32Array[];
  from: number[];
  to: number[];
  /** Whether the page's only edge is a redirect. */
  redirects: boolean[];
}

/** Walks the edges of a page in the order of its links. */
export function eachEdge({ heads, chunks, from, to }: Edges, page: number, visit: (edge: number) => void): void {
  heads[page]?.forEach(visit);
  chunks[page]?.subarray(from[page], to[page]).forEach(visit);
}
