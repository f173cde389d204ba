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
  faq: 1,
  about: 1,
  contact: 1,
  other: 1,
  policy: 0.5,
  search: 0.4,
  cart: 0.3,
  checkout: 0.3,
  account: 0.3,
};

/** A fault of the whole site touches its best pages and its worst alike; most lie between an article and a product. */
export const SITE_WORTH = 1.5;

/**
 * Kind times how much the site's own links favour the page.
 * @param rank internal PageRank, mean 1; its logarithm moves the worth by at most a factor of two either way
 */
export function pageWorth(kind: PageKind, rank: number): number {
  const favour = Math.min(2, Math.max(0.5, Math.log2(1 + Math.max(0, rank))));
  return KIND_WORTH[kind] * favour;
}
