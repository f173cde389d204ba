import { documentNameOf, itemAt, OTHER_ADDRESS, type LinkGraph, type PageFacts, type SiteFacts } from "@audit/facts";
import { otherNamesOf } from "./index-file.ts";
import { pagesByUrl } from "./page-index.ts";
import { followRedirects, redirectTarget } from "./redirect-path.ts";

type Source = Pick<SiteFacts, "pages" | "graph">;

export interface Inbound {
  /** Distinct pages whose links lead to the address. */
  readonly all: number;
  /** Of those, pages whose links search engines may follow. */
  readonly followed: number;
}

const NONE: Inbound = { all: 0, followed: 0 };
const MOST_SOURCES = 5;
/** The graph holds redirects as edges too; this many sources are read to leave them out. */
const MOST_READ = 16;

const redirectCounts = new WeakMap<readonly PageFacts[], ReadonlyMap<string, number>>();
const detours = new WeakMap<readonly PageFacts[], ReadonlyMap<string, Inbound>>();

/** Pages that link straight to the address. Redirects that lead there are no links and don't count. */
export function inlinksOf({ pages, graph }: Source, url: string): Inbound {
  const node = graph.nodeOf(url);
  if (node < 0) return NONE;
  const counts = redirectCounts.get(pages) ?? countRedirects(pages);
  redirectCounts.set(pages, counts);
  const all = graph.inlinks(node) - (counts.get(url) ?? 0);
  return { all, followed: all - graph.nofollowInlinks(node) };
}

const linked = new WeakMap<readonly PageFacts[], readonly PageFacts[]>();

/** Pages that gave an answer and that other pages link to. Several rules ask, so they are sought once per site. */
export function linkedPages({ pages, graph }: Source): readonly PageFacts[] {
  const known = linked.get(pages);
  if (known !== undefined) return known;
  const found = pages.filter(({ url, response }) => response.status > 0 && inlinksOf({ pages, graph }, url).all > 0);
  linked.set(pages, found);
  return found;
}

/** Links that reach the page: straight, over redirects, or by the name of the file that is sent for its folder. */
export function inboundLinks({ pages, graph }: Source, url: string): Inbound {
  const known = detours.get(pages) ?? countDetours({ pages, graph });
  detours.set(pages, known);
  const ways = [url, ...otherNamesOf(url)].map((name) => inlinksOf({ pages, graph }, name));
  return [...ways, known.get(url) ?? NONE].reduce((sum, one) => ({
    all: sum.all + one.all,
    followed: sum.followed + one.followed,
  }));
}

/** Some of those who link to an address, how many there are, and with which words. */
export type LinkingPages = {
  readonly linkedFrom: readonly string[];
  readonly linkingPages: number;
  readonly anchor: string;
};

/** Who links to the address, and with which words: what an owner needs to find the link. */
export function linkingPages(site: Source, url: string): LinkingPages {
  return {
    linkedFrom: sourcesOf(site, url),
    linkingPages: inlinksOf(site, url).all - (repeatedLinks(site).get(url) ?? 0),
    anchor: anchorOf(site.graph, url),
  };
}

/** The same, with those whose links lead there over a redirect or by the name of the folder's file. */
export function reachingPages(site: Source, url: string): LinkingPages {
  const ways = [url, ...otherNamesOf(url), ...(detoursTo(site).get(url) ?? [])];
  const linkedFrom = [...new Set(ways.flatMap((way) => sourcesOf(site, way)))].slice(0, MOST_SOURCES);
  const anchor = ways.map((way) => anchorOf(site.graph, way)).find((text) => text.trim() !== "") ?? "";
  const repeated = ways.reduce((sum, way) => sum + (repeatedLinks(site).get(way) ?? 0), 0);
  return { linkedFrom, linkingPages: inboundLinks(site, url).all - repeated, anchor };
}

function sourcesOf({ pages, graph }: Source, url: string): string[] {
  const node = graph.nodeOf(url);
  if (node < 0) return [];
  const byUrl = pagesByUrl(pages);
  const isLink = (source: string): boolean => {
    const page = byUrl.get(source);
    return page?.response.redirectTo === null && page.indexability.reason !== OTHER_ADDRESS;
  };
  return graph.sourcesOf(node, MOST_READ).filter(isLink).slice(0, MOST_SOURCES);
}

const repeats = new WeakMap<readonly PageFacts[], ReadonlyMap<string, number>>();

/** How many of the links to each address stand on a page that is counted under another address, and there as well. */
function repeatedLinks({ pages, graph }: Source): ReadonlyMap<string, number> {
  const known = repeats.get(pages);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  const others = pages.filter(({ indexability }) => indexability.reason === OTHER_ADDRESS);
  const names = new Set(others.map(({ url }) => documentNameOf(url)));
  const firsts = new Map(
    (others.length === 0 ? [] : pages)
      .filter(
        ({ isHtml, response, indexability }) =>
          isHtml && response.status === 200 && indexability.reason !== OTHER_ADDRESS,
      )
      .map((page) => [documentNameOf(page.url), page.url] as const)
      .filter(([name]) => names.has(name)),
  );
  const targetsOf = (url: string | undefined): Uint32Array => {
    const node = url === undefined ? -1 : graph.nodeOf(url);
    return node < 0 ? new Uint32Array() : graph.outlinks(node);
  };
  for (const { url } of others) {
    const there = new Set(targetsOf(firsts.get(documentNameOf(url))));
    for (const node of targetsOf(url)) {
      const target = itemAt(graph.urls, node);
      if (there.has(node)) counts.set(target, (counts.get(target) ?? 0) + 1);
    }
  }
  repeats.set(pages, counts);
  return counts;
}

function anchorOf(graph: LinkGraph, url: string): string {
  const node = graph.nodeOf(url);
  return node < 0 ? "" : graph.anchorOf(node).slice(0, 200);
}

function countRedirects(pages: readonly PageFacts[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { url, response } of pages) {
    const target = response.redirectTo?.replace(/#.*$/s, "");
    if (target !== undefined && target !== url) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}

const detourAddresses = new WeakMap<readonly PageFacts[], ReadonlyMap<string, readonly string[]>>();

/** Addresses that forward to each page, by where they end. */
function detoursTo({ pages }: Pick<Source, "pages">): ReadonlyMap<string, readonly string[]> {
  const known = detourAddresses.get(pages);
  if (known !== undefined) return known;
  const byUrl = pagesByUrl(pages);
  const found = new Map<string, string[]>();
  for (const page of pages) {
    if (redirectTarget(page) === null) continue;
    const { urls, loops } = followRedirects(page.url, byUrl);
    const end = urls.at(-1)!;
    if (!loops) found.set(end, [...(found.get(end) ?? []), page.url]);
  }
  detourAddresses.set(pages, found);
  return found;
}

function countDetours(site: Source): ReadonlyMap<string, Inbound> {
  const counts = new Map<string, Inbound>();
  for (const [end, ways] of detoursTo(site)) {
    for (const way of ways) {
      const known = counts.get(end) ?? NONE;
      const more = inlinksOf(site, way);
      counts.set(end, { all: known.all + more.all, followed: known.followed + more.followed });
    }
  }
  return counts;
}
