import { normaliseUrl, type SearchPerformance } from "@audit/facts";
import { cleanUrl } from "./clean-url.ts";

/** What searchers did with some addresses over a period. */
export interface SearchFigures {
  readonly clicks: number;
  readonly impressions: number;
}

/** Search figures by address; none are known where no source was read. */
export interface SearchClicks {
  /** What weighs pages, such as "clicks in Google Search"; null when nothing is known. */
  readonly measure: string | null;
  /** First and last day of clicks, YYYY-MM-DD; null when none are known. */
  readonly period: { readonly from: string; readonly to: string } | null;
  /** Of one address, nothing for one that was never shown; null when nothing is known. */
  of(url: string): SearchFigures | null;
}

const MEASURES = {
  asked: "clicks in Google Search",
  clicks: "clicks in Google Search, by the table that its owner brought",
  visits: "visits, by the table that its owner brought",
} as const;

const NOTHING: SearchFigures = { clicks: 0, impressions: 0 };

/** Google counts campaign and session forms of an address apart; they are the page's all the same. */
const samePage = (url: string): string => cleanUrl(normaliseUrl(url) ?? url);

export function searchClicks(performance: SearchPerformance): SearchClicks {
  if (performance.state !== "read") return { measure: null, period: null, of: () => null };
  const byPage = new Map<string, SearchFigures>();
  for (const { url, clicks, impressions } of performance.rows) {
    const page = samePage(url);
    const known = byPage.get(page) ?? NOTHING;
    byPage.set(page, { clicks: known.clicks + clicks, impressions: known.impressions + impressions });
  }
  const { from, to, table } = performance;
  const measure = table === undefined ? MEASURES.asked : MEASURES[table];
  // Visits are no clicks: they weigh a page, and are told nowhere as what Google's searchers did.
  return {
    measure,
    period: table === "visits" ? null : { from, to },
    of: (url) => byPage.get(samePage(url)) ?? NOTHING,
  };
}

/** The figures of several addresses together; each page counts once. */
export function sumOf(urls: Iterable<string>, { of }: SearchClicks): SearchFigures {
  let sum = NOTHING;
  for (const page of new Set(Array.from(urls, samePage))) {
    const { clicks, impressions } = of(page) ?? NOTHING;
    sum = { clicks: sum.clicks + clicks, impressions: sum.impressions + impressions };
  }
  return sum;
}
