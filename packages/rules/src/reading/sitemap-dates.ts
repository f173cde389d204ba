import type { SitemapEntry } from "@audit/facts";

const DAY = /^(\d{4}-\d{2}-\d{2})/;

export interface DatedEntry {
  readonly url: string;
  /** As written. */
  readonly lastmod: string;
  /** Its day, e.g. "2026-01-31". */
  readonly day: string;
  /** Milliseconds; midnight UTC for a day without time. */
  readonly at: number;
}

/** Entries whose lastmod is a date of the protocol (W3C date-time); others say nothing. */
export function datedEntries(entries: readonly SitemapEntry[]): DatedEntry[] {
  return entries.flatMap(({ url, lastmod }) => {
    const day = DAY.exec(lastmod ?? "")?.[1];
    const at = Date.parse(lastmod ?? "");
    return lastmod === null || day === undefined || Number.isNaN(at) ? [] : [{ url, lastmod, day, at }];
  });
}
