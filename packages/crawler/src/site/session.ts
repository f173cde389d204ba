import type { Capture, PageFacts } from "@audit/facts";
import type { Want } from "../fetch/exchange.ts";
import { isTextual, type Fetcher } from "../fetch/fetcher.ts";
import { cutUrl, silentLog, type Log, type LogStage } from "../log.ts";
import { createVisitor, type Visitor } from "../politeness/visitor.ts";
import type { Room } from "../politeness/room.ts";
import type { CrawlHooks, CrawlRequest } from "../request.ts";
import { createRobotsDesk, type RobotsDesk } from "../robots/robots-desk.ts";
import { productTokenOf, type Settings } from "../settings.ts";
import { expectPages } from "./expect-pages.ts";
import { createMemory, type Memory } from "./memory.ts";
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
  room: Room | null;
  stop: AbortSignal;
}

/** What is known of the part of a site that lies ahead. */
export interface Outlook {
  readonly maxPages: number;
  known(): number;
  /** Addresses still to be asked for. */
  left(): number;
}

/** What all parts of one crawl share: its requests, its counts, and what is told of it. */
export interface Session {
  readonly tally: Tally;
  readonly visitor: Visitor;
  readonly memory: Memory;
  readonly robotsOf: RobotsDesk;
  /** How pages are asked for. */
  readonly pageWant: Want;
  readonly log: Log;
  /** Requests sent, those of earlier runs included. */
  requests(): number;
  addEarlierRequests(count: number): void;
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
  const { stop, fetcher, room } = own;
  const { limits } = settings;
  const log = hooks.log ?? silentLog;
  const tally = createTally();
  const underWay = new Set<string>();
  let stage: LogStage = "start";
  let earlierRequests = 0;
  let outlook: Outlook = { maxPages: request.maxPages, known: () => 1, left: () => 0 };

  const requests = (): number => visitor.requests() + earlierRequests;
  const report = (url: string): void => {
    stall.moved();
    const { pages, answers } = tally;
    const expected = expectPages({ pages, answers, left: outlook.left(), maxPages: outlook.maxPages });
    const waiting = visitor.waiting();
    hooks.onProgress?.({ pages, requests: requests(), known: outlook.known(), expected, url, waiting });
  };
  const visitor = createVisitor({ ...request, fetcher, settings, stop, room, log, onWait: report });
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
        waiting: visitor.waiting(),
        underWay: [...underWay].slice(0, MOST_NAMED).map(cutUrl).join(" "),
      },
    }),
  );
  const addEarlierRequests = (count: number): void => void (earlierRequests += count);
  const memory = createMemory(hooks, visitor.visit, addEarlierRequests);
  const agent = productTokenOf(userAgent);
  return {
    tally,
    visitor,
    memory,
    robotsOf: createRobotsDesk({ agent, visitor, limits, obeyDelay: request.rate > 0, memory, log }),
    pageWant: { limit: limits.pageBytes, body: (_status, mediaType) => isTextual(mediaType) },
    log,
    requests,
    addEarlierRequests,
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
