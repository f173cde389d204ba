/** What visitors of one address measured: 75th percentiles over 28 days, as the Chrome UX Report publishes them. */
export interface FieldValues {
  /** "phone" wherever there are enough visits by phone, else all devices together. */
  readonly device: "phone" | "all";
  /** Milliseconds; null when too few visitors measured it. */
  readonly lcpMs: number | null;
  readonly inpMs: number | null;
  readonly cls: number | null;
  /** First and last day of the visits, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

/** What came of asking about one address. */
export type FieldAnswer =
  | ({ readonly url: string; readonly state: "measured" } & FieldValues)
  /** Too few visitors, or an address that Chrome does not report on. */
  | { readonly url: string; readonly state: "no-data" }
  | { readonly url: string; readonly state: "failed"; readonly reason: string };

/** Field values of the site's origin and of one page of each template, asked from a source beside the crawl. */
export interface FieldVitals {
  /** "not-connected": the installation has no key, and nothing was asked. */
  readonly state: "not-connected" | "asked";
  /** Over all pages of the start page's origin, by its `url` without a path; null when nothing was asked. */
  readonly origin: FieldAnswer | null;
  /** At most one page of a template, by its address as crawled. */
  readonly pages: readonly FieldAnswer[];
}

export const noFieldVitals: FieldVitals = { state: "not-connected", origin: null, pages: [] };
