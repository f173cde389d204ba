import type { SiteView } from "./site-view.ts";

const MOST_HOPS = 10;

/** The addresses a request passes, the first included; stops at a loop or where nothing was fetched. */
export function hopsFrom(url: string, view: SiteView): string[] {
  const hops = [url];
  for (let next = view.pageAt(url)?.response.redirectTo; next && hops.length <= MOST_HOPS;) {
    if (hops.includes(next)) break;
    hops.push(next);
    next = view.pageAt(next)?.response.redirectTo ?? null;
  }
  return hops;
}

/** Where an address ends when that is a page with status 200; else null. */
export function finalPage(url: string, view: SiteView): string | null {
  const end = hopsFrom(url, view).at(-1)!;
  return view.pageAt(end)?.response.status === 200 ? end : null;
}
