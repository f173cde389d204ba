import type { Business } from "@audit/facts";

export type Data = Readonly<Record<string, unknown>>;

/** A business that the planted shop's pages are made to tell of. */
export interface Trade {
  readonly business: Business;
  /** What the start page says of it, instead of an online shop, as structured data. */
  readonly about: Data;
  /** What a page that sold a thing is about instead, as structured data. */
  readonly entry: (name: string, url: string, description: string) => Data;
  /** Stands below the heading of such a page. */
  readonly byline: string;
  /** Stands below the text of such a page. */
  readonly tail: string;
  /** Prices stay, as those of a menu or of work do. */
  readonly keepsPrices: boolean;
  /** og:type of such a page. */
  readonly openGraph: "article" | "website";
  /** Its words for what a shop says. */
  readonly texts: {
    readonly home: string;
    /** Behind the name of an entry, and "near" its place. */
    readonly entry: (place: string) => string;
    /** Behind the number and name of things. */
    readonly list: string;
    readonly secondPage: string;
    readonly itself: string;
    readonly questions: string;
    readonly faq: readonly (readonly [question: string, answer: string])[];
  };
}

/** On which papers and handbooks wrote their entries. */
export const ENTRY_DAY = "2025-06-12";

export const PLACE = {
  telephone: "+353915550100",
  openingHours: "Mo-Fr 09:00-17:00",
  priceRange: "€€",
  image: "https://shop.example/media/shop.jpg",
  geo: { "@type": "GeoCoordinates", latitude: 53.2707, longitude: -9.0568 },
} as const;
