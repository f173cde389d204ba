/** Whether an address with two slashes in a row is a copy of one that the site links. */
export function isSecondWriting(url: string, graph: { nodeOf(url: string): number }): boolean {
  const clean = url.replace(/([^:])\/{2,}/g, "$1/");
  return clean !== url && graph.nodeOf(clean) >= 0;
}
