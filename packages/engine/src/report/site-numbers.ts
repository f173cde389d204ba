import { itemAt, type Indexability, type PageFacts, type SiteFacts } from "@audit/facts";
import { listingOf } from "../listing-of.ts";
import { cutText } from "./cut-evidence.ts";
import type { InBrowser, IndexState, Report } from "./report.ts";

/** Deeper pages share the last column: where they lie exactly matters no more. */
const DEEPEST_COLUMN = 10;
const MOST_EXAMPLES = 5;
const MOST_EXAMPLE = 300;

const isPage = ({ isHtml, response }: PageFacts): boolean => isHtml && response.status === 200;

/** Answers per status code, in order of the codes. */
export function countStatuses({ pages }: SiteFacts): Report["statuses"] {
  const counts = countBy(pages, ({ response }) => response.status);
  return [...counts].map(([status, count]) => ({ status, count })).toSorted((a, b) => a.status - b.status);
}

/** HTML pages per number of clicks from the start page; the last entry counts those no link leads to. */
export function countDepths({ pages, graph }: SiteFacts): Pick<Report, "depths" | "deepest"> {
  const depthOf = (page: PageFacts): number => {
    const node = graph.nodeOf(page.url);
    return node < 0 ? -1 : graph.depthOf(node);
  };
  const counts = countBy(pages.filter(isPage), (page) => depthOf(page));
  const deepest = Math.max(0, ...counts.keys());
  const columns = Array.from({ length: Math.min(deepest, DEEPEST_COLUMN) + 1 }, (_, depth) => ({
    depth: depth as number | null,
    pages: 0,
  }));
  for (const [depth, count] of counts) if (depth >= 0) itemAt(columns, Math.min(depth, DEEPEST_COLUMN)).pages += count;
  const unlinked = counts.get(-1) ?? 0;
  return { deepest, depths: unlinked > 0 ? [...columns, { depth: null, pages: unlinked }] : columns };
}

const STATES: readonly IndexState[] = ["indexable", "noindex", "canonicalised", "blocked", "redirect", "error", "file"];

/** Whether search engines may list an address, over all that were fetched and those that robots.txt keeps closed. */
export function countIndexStates(site: SiteFacts): Report["indexability"] {
  const { pages, coverage } = site;
  const counts = countBy([...pages.keys()], (index) => stateOf(listingOf(site, index)));
  const closed = coverage.notCrawled.find(({ reason }) => reason === "robots")?.count ?? 0;
  counts.set("blocked", (counts.get("blocked") ?? 0) + closed);
  return STATES.flatMap((state) => {
    const count = counts.get(state) ?? 0;
    return count > 0 ? [{ state, count }] : [];
  });
}

function stateOf({ indexable, reason }: Indexability): IndexState {
  if (indexable) return "indexable";
  if (reason === "noindex" || reason === "canonicalised" || reason === "redirect") return reason;
  if (reason === "robots.txt") return "blocked";
  return reason === "not html" ? "file" : "error";
}

/** What was found, what was read of it, and what was not and why. */
export function countCoverage({ pages, coverage, rendering }: SiteFacts): Report["coverage"] {
  const html = pages.filter(isPage).length;
  return {
    known: coverage.known,
    requests: coverage.requests,
    pages: html,
    otherAnswers: pages.length - html,
    notRead: coverage.notCrawled.map(({ reason, count, examples }) => ({
      reason,
      count,
      examples: examples.slice(0, MOST_EXAMPLES).map((url) => cutText(url, MOST_EXAMPLE)),
    })),
    inBrowser: countInBrowser(rendering),
  };
}

export function countInBrowser({ state, pages, failed }: SiteFacts["rendering"]): InBrowser {
  const reasons = countBy(failed, ({ reason }) => reason);
  return { state, pages: pages.length, failed: [...reasons].map(([reason, count]) => ({ reason, count })) };
}

function countBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, number> {
  const counts = new Map<K, number>();
  for (const item of items) {
    const key = keyOf(item);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
