/** How one address did in Google's search results. */
export interface SearchRow {
  /** As Google names it. */
  url: string;
  clicks: number;
  impressions: number;
  /** 0..1. */
  ctr: number;
  /** Mean position, 1 is the top. */
  position: number;
}

/** What the owner's Search Console says of the site's pages. */
export type SearchPerformance =
  /** "not-connected": the owner gave no access. "reconnect": he did, and it ended. */
  | { state: "not-connected" | "reconnect" | "no-property" }
  | { state: "failed"; reason: string }
  | {
      state: "read";
      /** Such as "sc-domain:shop.example". */
      property: string;
      /** First and last day, YYYY-MM-DD, in California's days. */
      from: string;
      to: string;
      /** Most clicks first. */
      rows: SearchRow[];
      /** True when there are more rows than were read. */
      truncated: boolean;
    };

export const noSearchPerformance: SearchPerformance = { state: "not-connected" };
