import type { PageFacts } from "@audit/facts";

export interface LinkCounts {
  internal: number;
  external: number;
  nofollow: number;
}

/** Counts a page's links before the graph takes them; internal is the same host and port. */
export function countLinks({ url, links }: PageFacts): LinkCounts {
  const own = originOf(url);
  const counts: LinkCounts = { internal: 0, external: 0, nofollow: 0 };
  for (const link of links) {
    if (link.url === null) continue;
    if (originOf(link.url) === own) counts.internal += 1;
    else counts.external += 1;
    if (link.rel.includes("nofollow")) counts.nofollow += 1;
  }
  return counts;
}

/** Host and port of a serialised http(s) URL, cut from the text: parsing 300 links a page costs too much. */
function originOf(url: string): string {
  const from = url.indexOf("//") + 2;
  const to = url.indexOf("/", from);
  return to < 0 ? url.slice(from) : url.slice(from, to);
}
