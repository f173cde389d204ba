import { FILE_COST } from "../politeness/pace-cost.ts";

/** All requests of a crawl together: pages, redirects, errors, robots.txt, sitemaps, probes. */
export function mostRequests(maxPages: number): number {
  return Math.max(50, 5 * maxPages);
}

/** Pages and files requested in a variant: a fifth of what a small crawl reads, and never many. */
export const mostVariants = (maxPages: number): number => Math.min(32, Math.floor(maxPages / 5));

/** Requests under other crawlers' names: four pages for each of the six, fewer where a crawl is small. */
export const mostUserAgentProbes = (maxPages: number): number => Math.min(24, Math.floor(maxPages / 5));

/** A fifth of the requests may go to sitemap files; beyond 200 they hold more than is kept anyway. */
export function mostSitemaps(maxPages: number): number {
  return Math.min(200, mostRequests(maxPages) / 5);
}

/** Pictures whose first bytes are requested: they cost a tenth of a page each, so that even a small crawl asks for 60. */
export const mostPictures = (maxPages: number): number => Math.min(150, Math.max(60, Math.floor(maxPages / 5)));

/** Files that every site is asked for: robots.txt, the www variant, sitemaps under usual names, icon, a page nobody has. */
const SITE_FILES = 12;
/** Variants of home and product, and a few of their files. */
const VARIANTS = 10;

/** Documents that a crawl usually asks for beside its pages, before other crawlers' names are used. */
export const usualBeside = (maxPages: number, inVariants: boolean): number =>
  SITE_FILES + mostPictures(maxPages) * FILE_COST + (inVariants ? Math.min(VARIANTS, mostVariants(maxPages)) : 0);
