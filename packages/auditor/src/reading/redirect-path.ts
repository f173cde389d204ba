import type { PageFacts } from "@audit/facts";

export interface RedirectPath {
  /** Every address in order, from the first to where the path ends. */
  readonly urls: readonly string[];
  /** What answered at the end; null when it was not fetched (another site, blocked, over the limit). */
  readonly end: PageFacts | null;
  readonly loops: boolean;
}

const withoutFragment = (url: string): string => url.replace(/#.*$/s, "");

/** Address a fetched page redirects to, without fragment, or null when it is no redirect. */
export function redirectTarget({ response }: Pick<PageFacts, "response">): string | null {
  const moves = response.status >= 300 && response.status < 400 && response.redirectTo !== null;
  return moves ? withoutFragment(response.redirectTo!) : null;
}

/** Follows the redirects that were fetched, from `url` to the end or to the first repeated address. */
export function followRedirects(url: string, byUrl: ReadonlyMap<string, PageFacts>): RedirectPath {
  const urls = [url];
  const seen = new Set(urls);
  for (;;) {
    const page = byUrl.get(urls.at(-1)!) ?? null;
    const next = page && redirectTarget(page);
    if (!next) return { urls, end: page, loops: false };
    urls.push(next);
    if (seen.has(next)) return { urls, end: null, loops: true };
    seen.add(next);
  }
}

/** Where an address ends after the redirects that were fetched; itself when none was. */
export const endOfRedirects = (url: string, byUrl: ReadonlyMap<string, PageFacts>): string =>
  followRedirects(url, byUrl).urls.at(-1)!;
