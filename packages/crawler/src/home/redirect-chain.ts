import { sameSite, type PageFacts } from "@audit/facts";
import { checkTarget } from "../egress/target.ts";

const MOST_HOPS = 10;

/** The way from the submitted address over its redirects to the page that is the home of the site. */
export interface RedirectChain {
  /** Address to look at next, null at the end. */
  next(): string | null;
  /** Last address of the way that answered; the start until then. */
  home(): string;
  /** Takes in what the next address answered. */
  note(response: Pick<PageFacts["response"], "redirectTo" | "failure">): void;
  /** The next address can't be looked at. With `arrived` it still is the home, e.g. when robots.txt forbids it. */
  end(arrived: boolean): void;
}

/** Follows redirects within the registrable domain of the start, at most 10 and none twice. */
export function createRedirectChain(start: string, allowHosts: readonly string[]): RedirectChain {
  const seen = new Set<string>();
  let home = start;
  let next: string | null = start;
  const mayFollow = (url: string): boolean =>
    !seen.has(url) && seen.size <= MOST_HOPS && sameSite(url, start) && checkTarget(url, { allowHosts }).allowed;
  return {
    next: () => next,
    home: () => home,
    note({ redirectTo, failure }) {
      if (next === null) return;
      seen.add(next);
      if (failure === null) home = next;
      next = redirectTo !== null && mayFollow(redirectTo) ? redirectTo : null;
    },
    end(arrived) {
      if (arrived && next !== null) home = next;
      next = null;
    },
  };
}

/** Walks the redirects over pages of an earlier run; gives back the pages read for it, the rest stays in `pages`. */
export async function followEarlierPages(
  pages: Iterator<PageFacts> | AsyncIterator<PageFacts>,
  redirects: RedirectChain,
): Promise<PageFacts[]> {
  const read: PageFacts[] = [];
  while (redirects.next() !== null) {
    const item = await pages.next();
    if (item.done === true) break;
    read.push(item.value);
    if (item.value.url === redirects.next()) redirects.note(item.value.response);
  }
  return read;
}
