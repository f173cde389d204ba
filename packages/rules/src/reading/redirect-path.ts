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
  return moves ? withoutFragment(response.redirectTo ?? "") : null;
}

/** Follows the redirects that were fetched, from `url` to the end or to the first repeated address. */
export function followRedirects(url: string, byUrl: ReadonlyMap<string, PageFacts>): RedirectPath {
  const urls = [url];
  let last = url;
  if (!targetsIn(byUrl).has(url)) return { urls, end: byUrl.get(url) ?? null, loops: false };
  const seen = new Set(urls);
  for (;;) {
    const next = targetsIn(byUrl).get(last);
    if (next === undefined) return { urls, end: byUrl.get(last) ?? null, loops: false };
    urls.push(next);
    last = next;
    if (seen.has(next)) return { urls, end: null, loops: true };
    seen.add(next);
  }
}

/** Where an address ends after the redirects that were fetched; itself when none was. */
export const endOfRedirects = (url: string, byUrl: ReadonlyMap<string, PageFacts>): string =>
  targetsIn(byUrl).has(url) ? (followRedirects(url, byUrl).urls.at(-1) ?? url) : url;

const known = new WeakMap<ReadonlyMap<string, PageFacts>, ReadonlyMap<string, string>>();

/** Where each address that redirects leads to; most don't, so all are looked at once. */
function targetsIn(byUrl: ReadonlyMap<string, PageFacts>): ReadonlyMap<string, string> {
  const cached = known.get(byUrl);
  if (cached !== undefined) return cached;
  const targets = new Map<string, string>();
  for (const [url, page] of byUrl) {
    const target = redirectTarget(page);
    if (target !== null && target !== "") targets.set(url, target);
  }
  known.set(byUrl, targets);
  return targets;
}
