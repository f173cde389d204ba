/** How one address did in Google's search results. */
export interface SearchRow {
  /** As Google names it. */
  readonly url: string;
  readonly clicks: number;
  readonly impressions: number;
  /** 0..1. */
  readonly ctr: number;
  /** Mean position, 1 is the top. */
  readonly position: number;
}

/** What the owner's Search Console, or a table of his, says of the site's pages. */
export type SearchPerformance =
  /** "not-connected": the owner gave no access. "reconnect": he did, and it ended. */
  | { readonly state: "not-connected" | "reconnect" | "no-property" }
  | { readonly state: "failed"; readonly reason: string }
  | {
      state: "read";
      /** Such as "sc-domain:shop.example". */
      property: string;
      /** First and last day, YYYY-MM-DD, in California's days. */
      from: string;
      to: string;
      /** Most clicks first. */
      rows: readonly SearchRow[];
      /** True when there are more rows than were read. */
      truncated: boolean;
      /** What a table counts that the owner brought; absent where Search Console was asked. Visits stand in `clicks`. */
      table?: "clicks" | "visits";
    };

export const noSearchPerformance: SearchPerformance = { state: "not-connected" };
