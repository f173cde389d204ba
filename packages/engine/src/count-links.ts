import type { LinkFact, PageFacts } from "@audit/facts";

export interface LinkCounts {
  internal: number;
  external: number;
  nofollow: number;
}

const AFTER_HTTP = "http:".length;
const AFTER_HTTPS = "https:".length;

/** Counts a page's links before the graph takes them; internal is the same host and port. */
export function countLinks({ url, links }: Pick<PageFacts, "url" | "links">): LinkCounts {
  const own = `//${hostOf(url)}/`;
  const counts: LinkCounts = { internal: 0, external: 0, nofollow: 0 };
  for (const link of links) countLink(link, own, counts);
  return counts;
}

function countLink({ url, rel }: LinkFact, own: string, counts: LinkCounts): void {
  if (url === null) return;
  if (url.startsWith(own, AFTER_HTTPS) || url.startsWith(own, AFTER_HTTP)) counts.internal += 1;
  else counts.external += 1;
  if (rel.includes("nofollow")) counts.nofollow += 1;
}

/** Host and port of a serialised http(s) URL, cut from the text: parsing 300 links a page costs too much. */
function hostOf(url: string): string {
  const from = url.indexOf("//") + 2;
  const to = url.indexOf("/", from);
  return to < 0 ? url.slice(from) : url.slice(from, to);
}
