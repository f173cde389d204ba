import type { Effect } from "./effects.ts";

/**
 * Where a fault lies:
 * - site: one fault of the whole site
 * - home: the home page is among its pages
 * - most: at least half of the pages that the business lives on
 * - some: other pages that people look for
 * - side: terms, contact, questions, the page about the business, and nothing else
 * - private: cart, checkout, account and search pages, and nothing else
 * - elsewhere: addresses that are no pages of the site
 */
export type Place = "site" | "home" | "most" | "some" | "side" | "private" | "elsewhere";

/** By how many steps a case weighs more (1) or less (-1, -2) than its rule does by itself. */
type Shifts = Readonly<Partial<Record<Place, number>>>;

/** Everything that is not named weighs what its rule weighs. Two steps down are "low" whatever the rule says. */
export const SHIFTS: Readonly<Record<Effect, Shifts>> = {
  listed: { home: 1, most: 1, side: -1, private: -2 },
  found: { side: -1, private: -2 },
  shown: { side: -1, private: -2 },
  sold: { side: -1, private: -2 },
  answered: { side: -1, private: -2 },
  // A slow cart costs orders, however little search engines care for it.
  used: { side: -1 },
  assisted: { side: -1, private: -1 },
  previewed: { side: -1, private: -2 },
  trusted: {},
  measured: {},
};

/** Why a place moves the weight, for owners. */
export const PLACE_WORDS: Readonly<Record<Place, string>> = {
  site: "it is about the whole site",
  home: "the home page is among its pages, and what is listed there decides how the whole site is found",
  most: "it touches most of the pages that the business lives on",
  some: "it touches pages that people look for",
  side: "it touches only pages such as terms and contact, which nobody finds a business by",
  private: "it touches only cart, account or search pages, which no search engine should list",
  elsewhere: "it is about addresses, not pages",
};

/** Effects beside being found and bought from: worth mending, after what decides about that. */
export const BESIDE: Readonly<Partial<Record<Effect, string>>> = {
  assisted: "it is about people with a screen reader or without a mouse, and moves no place in search",
  previewed: "it is about links shared in posts and messages, and moves no place in search",
};

/** In a place of at least `outOf` pages, a fault on less than `share` of them is an exception and weighs one step less. */
export const FEW = { share: 0.05, outOf: 20 } as const;
export const FEW_WORDS = "it touches fewer than 1 in 20 of the pages it could touch";

/** One page with it can do harm to all: these are never an exception. */
export const NEVER_FEW: ReadonlySet<Effect> = new Set(["trusted"]);

/**
 * A precaution guards against what was not seen. Search engines find all pages of a site below this size by its links:
 * https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview
 */
export const SMALL_SITE = 500;
export const PRECAUTION_WORDS = `it is a precaution, and a site below ${SMALL_SITE} pages is read in full without it`;

/** A convention moves no score and becomes no task, so it never reads as a fault that counts. */
export const UNSCORED_WORDS = "it is good custom that no search engine documents, and moves no score";

export const CAPPING_WORDS = "it goes so far that the scores are held down while it stands";

export const NO_GOODS_WORDS = "the site sells nothing, so nobody misses what is told of goods";
