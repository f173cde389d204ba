import { normaliseUrl } from "../url/normalise-url.ts";

/** Integer ids for URLs, in order of appearance. */
export interface UrlNodes {
  readonly urls: string[];
  /** Id of a normalised URL, new when unseen. */
  intern(url: string): number;
  /** Id of a URL in any spelling, or -1. */
  find(url: string): number;
}

export function createUrlNodes(): UrlNodes {
  const urls: string[] = [];
  const ids = new Map<string, number>();
  /** Per node the one asked for after it: menus come in one order on all pages, which spares looking most links up. */
  const followers: number[] = [];
  let last = 0;
  const lookUp = (url: string): number => {
    const known = ids.get(url);
    if (known !== undefined) return known;
    ids.set(url, urls.length);
    followers.push(0);
    return urls.push(url) - 1;
  };
  return {
    urls,
    intern(url) {
      const guess = followers[last];
      const node = guess !== undefined && urls[guess] === url ? guess : lookUp(url);
      followers[last] = node;
      return (last = node);
    },
    find(url) {
      // Rules ask about one page after the other, each in the same order.
      const guess = followers[last];
      if (guess !== undefined && urls[guess] === url) return (last = guess);
      const node = ids.get(url) ?? ids.get(normaliseUrl(url) ?? "") ?? -1;
      if (node < 0) return node;
      followers[last] = node;
      return (last = node);
    },
  };
}
