import type { PageFacts, PageKind, SiteFacts } from "@audit/facts";
import type { WorthInputs } from "./page-worth.ts";
import type { SearchClicks } from "./search-clicks.ts";

/** The site as the planner looks things up in it; made once per plan. */
export interface SiteView {
  readonly site: SiteFacts;
  /** ISO 8601. */
  readonly measuredAt: string;
  /** Index of a fetched URL, or -1. */
  indexOf(url: string): number;
  pageAt(url: string): PageFacts | null;
  /** Indices of the HTML pages with status 200; one that is sent under two addresses counts once. */
  readonly served: readonly number[];
  /** Worth of a page to the business, see page-worth.ts; 1 is an ordinary page. */
  worthOf(url: string): number;
  /** What that worth is made of. */
  worthInputsOf(url: string): WorthInputs;
  /** Clicks of Google's searchers, where a source is connected. */
  readonly search: SearchClicks;
  /** Pages that link to the address. */
  inlinksOf(url: string): number;
  /** Sum of inlinks over the served pages. */
  readonly allInlinks: number;
  /** Whether a paragraph, or a heading of a page's highest rank, stands on three pages or more, and so says nothing of one. */
  isShared(text: string): boolean;
  /** On how many pages it stands so. */
  pagesSaying(text: string): number;
  /** Whether it stands on a page other than this one, as an article's first words do in the list of articles. */
  isRepeated(text: string, url: string): boolean;
  /** How many of all fetched addresses are of the kind; none are of no kind. */
  pagesOfKind(kind: PageKind | null): number;
  /** How many served pages call themselves so. */
  pagesNamed(name: string): number;
  /** How many served pages have this title. */
  pagesTitled(title: string): number;
  /** How many served pages have this description, as one line. */
  pagesDescribed(text: string): number;
  /** How many served pages show the picture at this address. */
  pagesShowing(image: string): number;
  /** On how many served pages the product that the page is about names the picture as its own. */
  pagesMarking(image: string): number;
  /** Pages that name the address among their language versions. */
  namedAsVersion(url: string): readonly PageFacts[];
  /** The living page whose address says the same as a dead one's, when that is convincing. */
  closestTo(url: string): string | null;
  /** What the site calls itself. */
  readonly name: string;
  /** What it calls itself in the language of a page. */
  nameOn(page: PageFacts): string;
  /** Terms that some page's markup states for the whole shop. */
  readonly statedTerms: { readonly shipping: boolean; readonly returns: boolean };
  /** "shopify", "woocommerce", ... or null. */
  readonly platform: string | null;
  /** Language most pages declare, or null. */
  readonly language: string | null;
}
