import type { PageFacts } from "@audit/facts";

const places = new WeakMap<readonly PageFacts[], ReadonlyMap<string, number>>();

/** The place of each URL among the pages; built once per site. */
export function placesByUrl(pages: readonly PageFacts[]): ReadonlyMap<string, number> {
  const known = places.get(pages);
  if (known) return known;
  const built = new Map(pages.map(({ url }, index) => [url, index]));
  places.set(pages, built);
  return built;
}

const indices = new WeakMap<readonly PageFacts[], ReadonlyMap<string, PageFacts>>();

/** Pages by their URL; built once per site, whatever number of rules ask. */
export function pagesByUrl(pages: readonly PageFacts[]): ReadonlyMap<string, PageFacts> {
  const known = indices.get(pages);
  if (known) return known;
  const built = new Map(pages.map((page) => [page.url, page]));
  indices.set(pages, built);
  return built;
}
