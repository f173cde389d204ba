import { normaliseUrl } from "../url/normalise-url.ts";

/** Integer ids for URLs, in order of appearance. */
export interface UrlNodes {
  readonly urls: readonly string[];
  /** Id of a normalised URL, new when unseen. */
  intern(url: string): number;
  /** Id of a URL in any spelling, or -1. */
  find(url: string): number;
}

export function createUrlNodes(): UrlNodes {
  const urls: string[] = [];
  const ids = new Map<string, number>();
  return {
    urls,
    intern(url) {
      const known = ids.get(url);
      if (known !== undefined) return known;
      ids.set(url, urls.length);
      return urls.push(url) - 1;
    },
    find: (url) => ids.get(url) ?? ids.get(normaliseUrl(url) ?? "") ?? -1,
  };
}
