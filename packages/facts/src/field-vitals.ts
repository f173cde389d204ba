/** What visitors of one address measured: 75th percentiles over 28 days, as the Chrome UX Report publishes them. */
export interface FieldValues {
  /** "phone" wherever there are enough visits by phone, else all devices together. */
  device: "phone" | "all";
  /** Milliseconds; null when too few visitors measured it. */
  lcpMs: number | null;
  inpMs: number | null;
  cls: number | null;
  /** First and last day of the visits, YYYY-MM-DD. */
  from: string;
  to: string;
}

/** What came of asking about one address. */
export type FieldAnswer =
  | ({ url: string; state: "measured" } & FieldValues)
  /** Too few visitors, or an address that Chrome does not report on. */
  | { url: string; state: "no-data" }
  | { url: string; state: "failed"; reason: string };

/** Field values of the site's origin and of one page of each template, asked from a source beside the crawl. */
export interface FieldVitals {
  /** "not-connected": the installation has no key, and nothing was asked. */
  state: "not-connected" | "asked";
  /** Over all pages of the start page's origin, by its `url` without a path; null when nothing was asked. */
  origin: FieldAnswer | null;
  /** At most one page of a template, by its address as crawled. */
  pages: FieldAnswer[];
}

export const noFieldVitals: FieldVitals = { state: "not-connected", origin: null, pages: [] };
