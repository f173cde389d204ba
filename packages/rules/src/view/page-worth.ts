import type { PageKind } from "@audit/facts";

/**
 * What a page of a kind is worth to the owner; 1 is an ordinary page.
 * Buyers land on products and categories and on the home page; a cart can't be found by search at all, and
 * nobody searches for a shop's terms.
 */
const KIND_WORTH: Readonly<Record<PageKind, number>> = {
  home: 3,
  product: 2,
  category: 2,
  article: 1.2,
  service: 2,
  list: 1,
  about: 1,
  contact: 1,
  other: 1,
  legal: 0.5,
  search: 0.4,
  cart: 0.3,
  account: 0.3,
};

/** A fault of the whole site touches its best pages and its worst alike; most lie between an article and a product. */
export const SITE_WORTH = 1.5;

/** What keeps a site in order and is met by nobody who searches or buys, on whichever pages. */
export const UPKEEP_WORTH = 0.5;

/** What the worth of a page is made of. */
export interface WorthInputs {
  readonly kind: PageKind;
  /** Internal PageRank, mean 1. */
  readonly rank: number;
  /** Clicks in Google's results over the mean of the site's pages; null when no source is connected. */
  readonly clickShare: number | null;
}

/** Bounds of both factors; a search decides more than the site's own links, which only stand in for it. */
export const MOST_BY_CLICKS = 3;
export const MOST_BY_LINKS = 2;

/**
 * Kind times how much the site's own links or, where they are known, its searchers favour the page: whichever is more.
 * Links move the worth by at most a factor of two either way. Clicks only raise it, up to three times: a page without
 * any may have none because of the very fault. Both by the logarithm, so that no page drowns the others.
 */
export function pageWorth({ kind, rank, clickShare }: WorthInputs): number {
  const byLinks = Math.min(MOST_BY_LINKS, Math.max(1 / MOST_BY_LINKS, Math.log2(1 + Math.max(0, rank))));
  const byClicks = Math.min(MOST_BY_CLICKS, Math.log2(1 + Math.max(0, clickShare ?? 0)));
  return KIND_WORTH[kind] * Math.max(byLinks, byClicks);
}
