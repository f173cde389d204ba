import { normaliseUrl, type SearchPerformance } from "@audit/facts";
import { cleanUrl } from "./clean-url.ts";

/** What searchers did with some addresses over a period. */
export interface SearchFigures {
  readonly clicks: number;
  readonly impressions: number;
}

/** Search figures by address; none are known where no source was read. */
export interface SearchClicks {
  /** First and last day, YYYY-MM-DD; null when nothing is known. */
  readonly period: { readonly from: string; readonly to: string } | null;
  /** Of one address, nothing for one that was never shown; null when nothing is known. */
  of(url: string): SearchFigures | null;
}

const NOTHING: SearchFigures = { clicks: 0, impressions: 0 };

/** Google counts campaign and session forms of an address apart; they are the page's all the same. */
const samePage = (url: string): string => cleanUrl(normaliseUrl(url) ?? url);

export function searchClicks(performance: SearchPerformance): SearchClicks {
  if (performance.state !== "read") return { period: null, of: () => null };
  const byPage = new Map<string, SearchFigures>();
  for (const { url, clicks, impressions } of performance.rows) {
    const page = samePage(url);
    const known = byPage.get(page) ?? NOTHING;
    byPage.set(page, { clicks: known.clicks + clicks, impressions: known.impressions + impressions });
  }
  const { from, to } = performance;
  return { period: { from, to }, of: (url) => byPage.get(samePage(url)) ?? NOTHING };
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
