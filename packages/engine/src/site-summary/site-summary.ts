import type { PageKind } from "@audit/facts";

/** What a page says of itself. Texts of strangers: short, one line each, not to be trusted. */
export interface PageSummary {
  kind: PageKind;
  title: string;
  description: string;
  heading: string;
}

/** A site in its own words, of bounded size whatever it holds: what a reader needs to say what the site is about. */
export interface SiteSummary {
  home: string;
  /** As the home page declares it, such as "en-GB"; null when it doesn't. */
  language: string | null;
  /** HTML pages read with status 200, per kind. */
  kinds: { kind: PageKind; pages: number }[];
  /** First paragraphs of the home page. */
  opening: string[];
  /** The home page, then the first pages of each kind. */
  pages: PageSummary[];
}
