import type { SiteView } from "./site-view.ts";

const MOST_HOPS = 10;

/** The addresses a request passes, the first included; stops at a loop or where nothing was fetched. */
export function hopsFrom(url: string, view: SiteView, follow: "redirects" | "refresh" = "redirects"): string[] {
  const hops = [url];
  for (let next = nextOf(url, view, follow); next && hops.length <= MOST_HOPS;) {
    if (hops.includes(next)) break;
    hops.push(next);
    next = nextOf(next, view, follow);
  }
  return hops;
}

/** A page that stays on the screen longer is read, not passed. */
const MOST_SECONDS = 5;

function nextOf(url: string, view: SiteView, follow: "redirects" | "refresh"): string | null {
  const page = view.pageAt(url);
  if (page === null || page.response.redirectTo) return page?.response.redirectTo ?? null;
  const { refresh } = page.head;
  if (follow === "redirects" || !refresh?.url || refresh.seconds > MOST_SECONDS) return null;
  const target = URL.parse(refresh.url, url)?.href.replace(/#.*$/, "") ?? null;
  return target === url ? null : target;
}

/** Where an address ends, behind pages too that only forward, when that is a page with status 200; else null. */
export function finalPage(url: string, view: SiteView): string | null {
  const end = hopsFrom(url, view, "refresh").at(-1)!;
  return view.pageAt(end)?.response.status === 200 ? end : null;
}
