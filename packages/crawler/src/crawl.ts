import { extractPageFacts } from "@audit/facts";
import { openEgress } from "./egress/egress.ts";
import { withAccess } from "./egress/with-access.ts";
import { createFetcher, requestHeaders } from "./fetch/fetcher.ts";
import { checkStart } from "./home/check-start.ts";
import { createRequestQuota } from "./politeness/request-quota.ts";
import { silentLog, type LogLine } from "./log.ts";
import { readSafely } from "./fetch/read-safely.ts";
import { CrawlRefused } from "./refused.ts";
import type { CrawlEnd, CrawlHooks, CrawlRequest, CrawlStop } from "./request.ts";
import { defaultSettings, USER_AGENT, type Settings } from "./settings.ts";
import { crawlSite } from "./site/crawl-site.ts";

/**
 * Fetches a site politely and hands the facts of every page to `hooks.onPage`.
 * Rejects with CrawlRefused when nothing at all could be had from the start, and with whatever a hook throws.
 */
export function crawl(request: CrawlRequest, hooks: CrawlHooks): Promise<CrawlEnd> {
  return crawlWith(request, hooks, defaultSettings);
}

/** `crawl` with other bounds or another clock. */
export async function crawlWith(request: CrawlRequest, hooks: CrawlHooks, settings: Settings): Promise<CrawlEnd> {
  const start = checkStart(request);
  const { limits, clock } = settings;
  const userAgent = request.userAgent ?? USER_AGENT;
  const { allowHosts, closedHosts } = request;
  const access = request.access && { start, headers: request.access };
  const egress = withAccess(openEgress({ allowHosts, closedHosts, ...limits }), access);
  const fetcher = createFetcher(egress, requestHeaders(userAgent, request.locale), limits);
  const stop = new AbortController();
  let stopped: CrawlStop | null = null;
  const { host } = new URL(start);
  const log = hooks.log ?? silentLog;
  const halt = (reason: CrawlStop): void => {
    if (stopped === null)
      log({ level: "warn", stage: "crawl", host, reason: "the crawl is stopped", details: { by: reason } });
    stopped ??= reason;
    stop.abort();
  };
  const abort = (): void => {
    halt("aborted");
    fetcher.abortAll();
  };
  const quota = request.quota ? createRequestQuota(request.quota, () => halt("day")) : null;
  const cancelDeadline = clock.after(request.maxSeconds * 1000, () => halt("time"));
  request.signal?.addEventListener("abort", abort, { once: true });
  if (request.signal?.aborted === true) abort();
  try {
    const read = readSafely((hooks.read ?? extractPageFacts).bind(hooks), log);
    log({ level: "info", stage: "start", host, reason: "a crawl begins", details: boundsOf(request) });
    const end = await crawlSite({
      start,
      request,
      hooks,
      read,
      settings,
      userAgent,
      fetcher,
      quota,
      stop: stop.signal,
    });
    const { pages, requests } = end.coverage;
    log({
      level: "info",
      stage: "crawl",
      host,
      reason: "a crawl ended",
      details: { by: stopped ?? end.stopped, pages, requests },
    });
    if (stopped === "day" && end.coverage.pages === 0) throw daySpent(start);
    return { ...end, stopped: stopped ?? end.stopped };
  } finally {
    cancelDeadline();
    request.signal?.removeEventListener("abort", abort);
    stop.abort();
    fetcher.abortAll();
    fetcher.stop();
    await egress.close();
    await quota?.close();
  }
}

const boundsOf = ({ maxPages, maxSeconds, concurrency, rate }: CrawlRequest): LogLine["details"] => ({
  maxPages,
  maxSeconds,
  concurrency,
  rate,
});

const daySpent = (start: string): CrawlRefused =>
  new CrawlRefused(
    "day-limit",
    `${new URL(start).host} was read as often today as a site may be that is not proved to be the asker's own. Try again tomorrow.`,
  );
