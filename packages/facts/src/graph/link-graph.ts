/** The site's internal links in typed arrays. Nodes are on-site URLs, fetched or only linked to. */
export interface LinkGraph {
  /** URL of each node; node ids are indices here. */
  readonly urls: readonly string[];
  /** Node of a URL (absolute, no fragment), or -1. */
  nodeOf(url: string): number;
  /** Clicks from the start page over followed links and redirects; -1 when not reached by links. */
  depthOf(node: number): number;
  /** Distinct pages that link to the node (self-links left out). */
  inlinks(node: number): number;
  /** Of those, how many only link with rel=nofollow. */
  nofollowInlinks(node: number): number;
  /** Distinct on-site targets of a page. */
  outlinks(node: number): Uint32Array;
  /** Up to `most` URLs of pages that link to the node. */
  sourcesOf(node: number, most: number): readonly string[];
  /** The text of the first link to the node on the first page, by address, that has one. */
  anchorOf(node: number): string;
  /** The shortest of the different words that links to the node bear, a few of them. */
  anchorsOf(node: number): readonly string[];
  /** Internal PageRank, mean 1 over all nodes. */
  rankOf(node: number): number;
}
