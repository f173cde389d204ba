import type { Capture, PageFacts } from "@audit/facts";
import type { Want } from "../fetch/exchange.ts";
import { isTextual, type Fetcher } from "../fetch/fetcher.ts";
import { cutUrl, silentLog, type Log, type LogStage } from "../log.ts";
import { createPoliteFetcher, type PoliteFetcher } from "../politeness/polite-fetcher.ts";
import type { RequestQuota } from "../politeness/request-quota.ts";
import type { CrawlHooks, CrawlRequest } from "../request.ts";
import { createRobotsCache, type RobotsCache } from "../robots/robots-cache.ts";
import { productTokenOf, type Settings } from "../settings.ts";
import { expectPages } from "./expect-pages.ts";
import { createReadCache, type ReadCache } from "../read-cache.ts";
import { createTally, type Tally } from "./tally.ts";
import { watchForStall } from "./watch-for-stall.ts";

export interface SiteContext {
  start: string;
  request: CrawlRequest;
  hooks: CrawlHooks;
  read(capture: Capture): PageFacts;
  settings: Settings;
  userAgent: string;
  fetcher: Fetcher;
  quota: RequestQuota | null;
  stop: AbortSignal;
}

/** What is known of the part of a site that lies ahead. */
export interface Outlook {
  readonly maxPages: number;
  known(): number;
  /** Addresses still to be requested. */
  left(): number;
  /** Documents still to be asked for beside the pages. */
  beside(): number;
}

/** What all parts of one crawl share: its requests, its counts, progress and log. */
export interface Session {
  readonly tally: Tally;
  readonly politeFetcher: PoliteFetcher;
  readonly memory: ReadCache;
  readonly robotsOf: RobotsCache;
  /** How pages are requested. */
  readonly pageWant: Want;
  readonly log: Log;
  /** Requests sent, those of earlier runs included. */
  requests(): number;
  addEarlierRequests(count: number): void;
  /** All requests from now on come after the last page. */
  beginAfterwards(): void;
  /** Requests sent since then; null before. */
  sentAfterwards(): number | null;
  /** From now on progress is measured by this. */
  look(outlook: Outlook): void;
  enter(stage: LogStage): void;
  /** Says how far the crawl has come. */
  report(url: string): void;
  /** Waits for work on an address, which a log of a silence names while it lasts. */
  during<T>(url: string, work: Promise<T>): Promise<T>;
  end(): void;
}

/** Addresses that a log of a silence names. */
const MOST_NAMED = 3;

export function openSession({ start, request, hooks, settings, userAgent, ...own }: SiteContext): Session {
  const { stop, fetcher, quota } = own;
  const { limits } = settings;
  const log = hooks.log ?? silentLog;
  const tally = createTally();
  const underWay = new Set<string>();
  let stage: LogStage = "start";
  let earlierRequests = 0;
  let pagesEndedAt: number | null = null;
  let outlook: Outlook = { maxPages: request.maxPages, known: () => 1, left: () => 0, beside: () => 0 };

  const requests = (): number => politeFetcher.requests() + earlierRequests;
  const report = (url: string): void => {
    stall.moved();
    const { pages, answers } = tally;
    const expected = expectPages({ pages, answers, left: outlook.left(), maxPages: outlook.maxPages });
    const waiting = politeFetcher.waiting();
    const [known, beside] = [outlook.known(), outlook.beside()];
    const documents = politeFetcher.documents();
    hooks.onProgress?.({ pages, requests: requests(), documents, known, expected, beside, url, waiting });
  };
  const politeFetcher = createPoliteFetcher({ ...request, start, fetcher, settings, stop, quota, log, onWait: report });
  const stall = watchForStall(settings.clock, (seconds) =>
    log({
      level: "warn",
      stage,
      host: new URL(start).host,
      reason: "nothing came in",
      details: {
        seconds,
        pages: tally.pages,
        requests: requests(),
        left: outlook.left(),
        waiting: politeFetcher.waiting(),
        underWay: [...underWay].slice(0, MOST_NAMED).map(cutUrl).join(" "),
      },
    }),
  );
  const addEarlierRequests = (count: number): void => void (earlierRequests += count);
  const memory = createReadCache(hooks, politeFetcher.fetch, addEarlierRequests);
  const agent = productTokenOf(userAgent);
  return {
    tally,
    politeFetcher,
    memory,
    robotsOf: createRobotsCache({ agent, politeFetcher, limits, obeyDelay: request.rate > 0, memory, log }),
    pageWant: { limit: limits.pageBytes, body: (_status, mediaType) => isTextual(mediaType) },
    log,
    requests,
    addEarlierRequests,
    beginAfterwards: () => void (pagesEndedAt = requests()),
    sentAfterwards: () => (pagesEndedAt === null ? null : requests() - pagesEndedAt),
    look: (next) => void (outlook = next),
    enter: (next) => void (stage = next),
    report,
    during: (url, work) => {
      underWay.add(url);
      return work.finally(() => underWay.delete(url));
    },
    end: stall.end,
  };
}
