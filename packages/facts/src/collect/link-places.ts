import type { WrittenHref } from "../url/page-resolver.ts";

/** Further links of a page are plain text: no honest page has so many, and each costs memory until it is judged. */
export const mostLinks = 20_000;

/** What is known of each link beside its facts, by its index. Shared by all pages, so that a link allocates nothing. */
export interface LinkPlaces {
  /** Range of its text in the flow. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Hints at buying that the page had given when it opened. */
  readonly buyWords: Int32Array;
  /** The link around it, -1 for none. */
  readonly around: Int32Array;
  readonly written: WrittenHref[];
}

export function createLinkPlaces(): LinkPlaces {
  const numbers = (): Int32Array => new Int32Array(mostLinks);
  return {
    from: numbers(),
    to: numbers(),
    buyWords: numbers(),
    around: numbers(),
    written: [],
  };
}

const mostKept = 2000;

/** The numbers are written anew by each page; what a page of many links has left is let go. */
export function clearLinkPlaces({ written }: LinkPlaces): void {
  if (written.length > mostKept) written.length = 0;
}
