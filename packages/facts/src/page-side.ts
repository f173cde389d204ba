import type { CommerceFacts } from "./commerce-facts.ts";
import type { SdItem } from "./structured-data.ts";

/** What a page shows of its price and stock. */
export type ShownOffer = Pick<
  CommerceFacts,
  "prices" | "buyControl" | "availability" | "availabilityText" | "productCards"
>;

/** What one reading of a product page offers: in its markup and before the eye. */
export interface OfferSide {
  /** Top-level entities without long texts; null where they are more than is kept. */
  readonly items: readonly SdItem[] | null;
  readonly commerce: ShownOffer;
}

/** What one reading of a page says, as far as readings with and without scripts are compared. */
export interface PageSide {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  /** Texts of the h1 headings. */
  readonly h1: readonly string[];
  /** Resolved canonical addresses. */
  readonly canonicals: readonly string[];
  /** Directives of meta robots and meta googlebot, lower case. */
  readonly robots: readonly string[];
  /** "lang address" of each alternate, sorted. */
  readonly hreflang: readonly string[];
  /** Keys of Open Graph and X card tags, sorted; absent in records of earlier versions. */
  readonly social?: readonly string[];
  /** Short names of all top-level structured data entities, sorted, each once. */
  readonly types: readonly string[];
  /** Whether a structured Product carries an offer with a price. */
  readonly offerPrice: boolean;
  /** Visible prices as written, at most 20. */
  readonly prices: readonly string[];
  readonly availability: CommerceFacts["availability"];
  readonly words: number;
  readonly mainWords: number;
  readonly hasMain: boolean;
  /** First 1,000 characters of the main text. */
  readonly main: string;
  /** Distinct absolute link targets in order, at most 2,000. */
  readonly links: readonly string[];
  readonly jsShell: boolean;
  /** Of product pages; absent in records of earlier versions. */
  readonly offer?: OfferSide;
}
