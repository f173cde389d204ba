import type { PageFacts } from "@audit/facts";
import { crawlWith } from "../crawl.ts";
import type { CrawlEnd, CrawlHooks, CrawlRequest } from "../request.ts";
import { defaultLimits, realClock, type Clock, type Limits, type Settings } from "../settings.ts";
import type { LocalSite } from "./local-site.ts";

export interface LocalCrawl {
  end: CrawlEnd;
  pages: PageFacts[];
  /** Path and query of each fetched URL in order. */
  paths: string[];
  page(path: string): PageFacts | undefined;
  /** Sentences `waiting` showed. */
  waits: string[];
}

/** Politeness at a multiple of real time: a pause of a second takes 1 s / `speed`. */
export function fastClock(speed: number): Clock {
  return {
    now: () => realClock.now() * speed,
    after: (ms, call) => realClock.after(ms / speed, call),
  };
}

export function settingsWith(limits: Partial<Limits> = {}, speed = 200): Settings {
  return { limits: { ...defaultLimits, ...limits }, clock: fastClock(speed) };
}

/** Crawls a local site without pauses, hurrying through all waiting times. */
export async function crawlLocal(
  site: LocalSite,
  request: Partial<CrawlRequest> = {},
  settings: Settings = settingsWith(),
  hooks: Partial<CrawlHooks> = {},
): Promise<LocalCrawl> {
  const pages: PageFacts[] = [];
  const waits: string[] = [];
  const end = await crawlWith(
    {
      start: `${site.origin}/`,
      maxPages: 100,
      maxSeconds: 3600,
      concurrency: 4,
      rate: 0,
      allowHosts: [site.hostPort],
      ...request,
    },
    {
      onPage: (page) => void pages.push(page),
      onProgress: ({ waiting }) => {
        if (waiting !== null && waits.at(-1) !== waiting) waits.push(waiting);
      },
      ...hooks,
    },
    settings,
  );
  const pathOf = (url: string): string => url.slice(site.origin.length);
  return {
    end,
    pages,
    waits,
    paths: pages.map((page) => pathOf(page.url)),
    page: (path) => pages.find((page) => pathOf(page.url) === path),
  };
}

/** How many addresses were left out for a reason. */
export function leftOut(end: CrawlEnd, reason: string): number {
  return end.coverage.notCrawled.find((group) => group.reason === reason)?.count ?? 0;
}
