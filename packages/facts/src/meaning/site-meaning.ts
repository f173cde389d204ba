import type { PageKind } from "../page-facts.ts";
import type { Business } from "./businesses.ts";

export interface SiteProfile {
  /** Null where nothing tells. */
  readonly business: Business | null;
  /** Whether orders can be placed on the site; null where its words can't be read. */
  readonly sells: boolean | null;
  /** 0..1. */
  readonly certainty: number;
  /** ISO 4217 (IRT for the Iranian toman), the one used most first. */
  readonly currencies: readonly string[];
  /** BCP 47 tags that pages declare, the one used most first. */
  readonly languages: readonly string[];
  /** What it was concluded from, in plain words. */
  readonly because: readonly string[];
  readonly correctedBy: "owner" | null;
}

/** What an owner says of the site; null where he leaves it as it was read. */
export interface ProfileCorrection {
  readonly business: Business | null;
  /** ISO 4217, the one used most first; never empty. */
  readonly currencies: readonly string[] | null;
  /** BCP 47, the one used most first; never empty. */
  readonly languages: readonly string[] | null;
}

export interface PageOffer {
  /** "unread" where a text looks like a price and isn't understood; null where none is shown. */
  readonly price: number | "unread" | null;
  /** The price is called the lowest of several. */
  readonly lowest?: true;
  /** What it is for, as written ("kg"); absent where that is the thing itself. */
  readonly per?: string;
  readonly oldPrice: number | null;
  readonly currency: string | null;
  readonly stock: "in" | "out" | "unknown";
  readonly buyControl: boolean;
  readonly ratingVisible: boolean;
}

export interface PageMeaning {
  readonly kind: PageKind;
  /** Null where the page offers nothing. */
  readonly offer: PageOffer | null;
  readonly mainImage: string | null;
  /** The first running text of the content, at most 400 characters; null where there is none. */
  readonly mainText: string | null;
  /** Of the main text, BCP 47; null where it is too short or too mixed to tell, or nobody loaded a reader. */
  readonly language: string | null;
}

export interface SiteMeaning {
  readonly profile: SiteProfile;
  /** The profile before its owner's correction; the same object where nothing was corrected. */
  readonly profileAsRead: SiteProfile;
  /** The page is one of several made for the names of places: one heading with the name changed, over the same text. */
  isDoorway(index: number): boolean;
  /** Of a page of `SiteFacts.pages`; null for what is no HTML page of status 200. */
  meaningOf(index: number): PageMeaning | null;
  /** The language of that page's main text, as in its meaning, without reading the rest. */
  languageOf(index: number): string | null;
}

/** What all pages of a site share, so that it says nothing of one. */
export interface Shared {
  /** True for what stands on more than half of the pages. */
  text(key: number): boolean;
  /** True for what stands below the heading of several pages. */
  lead(key: number): boolean;
  price(key: number): boolean;
  picture(url: string): boolean;
  /** True for a picture whose file is no larger than an icon. */
  icon(url: string): boolean;
  /** The currency that most prices name. */
  readonly currency: string | null;
  /** What a lone "$" means here, as scripts, markup or the site's country say; null where nothing does. */
  readonly dollar: string | null;
}
