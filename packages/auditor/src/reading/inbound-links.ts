import type { LinkGraph, PageFacts, SiteFacts } from "@audit/facts";
import { pagesByUrl } from "./page-index.ts";
import { followRedirects, redirectTarget } from "./redirect-path.ts";

export interface Inbound {
  /** Pages that link to the address or to a redirect that ends there. */
  readonly all: number;
  /** Of those, pages whose links search engines may follow. */
  readonly followed: number;
}

const built = new WeakMap<readonly PageFacts[], ReadonlyMap<string, Inbound>>();

/** Links that reach an address over redirects count for it: search engines follow them too. */
export function inboundLinks({ pages, graph }: Pick<SiteFacts, "pages" | "graph">): (url: string) => Inbound {
  const byRedirect = built.get(pages) ?? countOverRedirects(pages, graph);
  built.set(pages, byRedirect);
  return (url) => {
    const direct = countAt(graph, url);
    const other = byRedirect.get(url);
    return other ? { all: direct.all + other.all, followed: direct.followed + other.followed } : direct;
  };
}

function countOverRedirects(pages: readonly PageFacts[], graph: LinkGraph): ReadonlyMap<string, Inbound> {
  const byUrl = pagesByUrl(pages);
  const counts = new Map<string, Inbound>();
  for (const page of pages) {
    if (redirectTarget(page) === null) continue;
    const { urls, loops } = followRedirects(page.url, byUrl);
    if (loops) continue;
    const end = urls.at(-1)!;
    const known = counts.get(end) ?? { all: 0, followed: 0 };
    const more = countAt(graph, page.url);
    counts.set(end, { all: known.all + more.all, followed: known.followed + more.followed });
  }
  return counts;
}

function countAt(graph: LinkGraph, url: string): Inbound {
  const node = graph.nodeOf(url);
  if (node < 0) return { all: 0, followed: 0 };
  const all = graph.inlinks(node);
  return { all, followed: all - graph.nofollowInlinks(node) };
}
