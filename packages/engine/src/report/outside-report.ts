import type { Finding } from "@audit/rules";
import { normaliseUrl, type FieldAnswer, type SearchRow, type SiteFacts } from "@audit/facts";
import { cutText } from "./cut-evidence.ts";
import type { FieldReport, SearchReport } from "./report.ts";

const MOST_PAGES = 10;
const MOST_ADDRESS = 300;
const MOST_NAME = 300;

/** Of a site whose clicks nobody connected. */
export const UNREAD_SEARCH: SearchReport = {
  state: "not-connected",
  reason: null,
  property: null,
  from: null,
  to: null,
  clicks: 0,
  impressions: 0,
  truncated: false,
  beside: { addresses: 0, clicks: 0 },
  pages: [],
};

/** What searchers did, in bounded size; addresses are as Google names them. */
export function searchReport({ searchPerformance, pages }: SiteFacts, findings: readonly Finding[]): SearchReport {
  if (searchPerformance.state === "failed")
    return { ...UNREAD_SEARCH, state: "failed", reason: searchPerformance.reason };
  if (searchPerformance.state !== "read") return { ...UNREAD_SEARCH, state: searchPerformance.state };
  const { property, from, to, rows, truncated, table } = searchPerformance;
  const read = new Set(pages.filter(({ isHtml, response }) => isHtml && response.status === 200).map(({ url }) => url));
  const beside = rows.filter(({ url }) => !read.has(normaliseUrl(url) ?? url));
  const faults = faultsByPage(findings);
  return {
    state: "read",
    reason: null,
    property: cutText(property, MOST_NAME),
    from,
    to,
    clicks: sum(rows, "clicks"),
    impressions: sum(rows, "impressions"),
    truncated,
    ...(table === undefined ? {} : { table }),
    beside: { addresses: beside.length, clicks: sum(beside, "clicks") },
    pages: rows
      .filter(({ clicks }) => clicks > 0)
      .toSorted((a, b) => b.clicks - a.clicks || b.impressions - a.impressions || (a.url < b.url ? -1 : 1))
      .slice(0, MOST_PAGES)
      .map(({ url, clicks, impressions, position }) => ({
        url: cutText(url, MOST_ADDRESS),
        clicks,
        impressions,
        position: Math.round(position * 10) / 10,
        faults: faults.get(normaliseUrl(url) ?? url) ?? 0,
      })),
  };
}

const sum = (rows: readonly SearchRow[], of: "clicks" | "impressions"): number =>
  rows.reduce((total, row) => total + row[of], 0);

/** How many failing checks name each page. */
function faultsByPage(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { verdict, pages } of findings) {
    if (verdict !== "fail") continue;
    for (const url of new Set(pages.map((page) => page.url))) counts.set(url, (counts.get(url) ?? 0) + 1);
  }
  return counts;
}

/** What visitors measured, with addresses of bounded length. */
export const fieldReport = ({ fieldVitals: { state, origin, pages } }: SiteFacts): FieldReport => ({
  state,
  origin: origin && cutAnswer(origin),
  pages: pages.map(cutAnswer),
});

const cutAnswer = (answer: FieldAnswer): FieldAnswer => ({ ...answer, url: cutText(answer.url, MOST_ADDRESS) });
