import type { PageFacts } from "@audit/facts";

const indices = new WeakMap<readonly PageFacts[], ReadonlyMap<string, PageFacts>>();

/** Pages by their URL; built once per site, whatever number of rules ask. */
export function pagesByUrl(pages: readonly PageFacts[]): ReadonlyMap<string, PageFacts> {
  const known = indices.get(pages);
  if (known) return known;
  const built = new Map(pages.map((page) => [page.url, page]));
  indices.set(pages, built);
  return built;
}

const MOST_HOPS = 5;

/** Where an address ends after the redirects that were fetched; itself when none was. */
export function afterRedirects(url: string, byUrl: ReadonlyMap<string, PageFacts>): string {
  let at = url;
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const next = byUrl.get(at)?.response.redirectTo;
    if (!next || next === at) break;
    at = next.replace(/#.*$/, "");
  }
  return at;
}
