import { registrableDomainOf, type Capture } from "@audit/facts";
import { crawlBounds, openForeignAccount } from "../egress/foreign-account.ts";
import type { Want } from "../fetch/exchange.ts";
import type { Fetcher } from "../fetch/fetcher.ts";
import { cutUrl, type Log } from "../log.ts";
import type { OwnSite } from "../request.ts";
import type { Settings } from "../settings.ts";
import { createAdaptiveLimit } from "./adaptive-limit.ts";
import { createPacer, type Pacer } from "./pacer.ts";
import { isOwn } from "./own-site.ts";
import { reactionTo, type Reaction } from "./retry.ts";
import type { RequestQuota } from "./request-quota.ts";

/** Fetches within request policy: paced per registrable domain, repeated only where that is fair. */
export interface PoliteFetcher {
  /** The pacer of an address; the crawl loop takes a slot before it chooses the next address. */
  pacerOf(url: string): Pacer;
  /**
   * Requests an address until there is a final answer. Null when the crawl stops before any answer, or another site was
   * asked as often as a crawl may.
   */
  fetch(url: string, want: Want): Promise<Capture | null>;
  /** The same when the caller already holds a slot of the pacer. */
  fetchInSlot(url: string, want: Want): Promise<Capture | null>;
  /** Sends one request, whatever comes. */
  fetchOnce(url: string, want: Want): Promise<Capture | null>;
  /** Does something else with a host that counts as one request of its pace and quota. @returns null without quota */
  runPaced<T>(url: string, work: () => Promise<T>): Promise<T | null>;
  /** Requests sent so far. */
  requests(): number;
  /** The same in documents, as the pace counts them: a file beside a page is a small part of one. */
  documents(): number;
  /** Why nothing happens just now, or null. */
  waiting(): string | null;
}

export interface PoliteFetcherOptions {
  /** Any address of the site that is crawled; what goes to other sites is bounded. */
  start: string;
  fetcher: Fetcher;
  settings: Settings;
  rate: number;
  concurrency: number;
  own?: OwnSite;
  quota: RequestQuota | null;
  log: Log;
  /** Aborted when the crawl stops. */
  stop: AbortSignal;
  /** Called when a host asked for a pause. */
  onWait(url: string): void;
}

export function createPoliteFetcher(options: PoliteFetcherOptions): PoliteFetcher {
  const { fetcher, settings, stop } = options;
  const pacedDomains = new Map<string, PacedDomain>();
  const byHost = new Map<string, PacedDomain>();
  const home = registrableDomainOf(options.start);
  const foreign = openForeignAccount((site) => site !== home, crawlBounds);
  let requests = 0;
  let documents = 0;

  const pacedDomainOf = (url: string): PacedDomain => {
    const host = new URL(url).host;
    const known = byHost.get(host);
    if (known !== undefined) return known;
    const own = options.own !== undefined && isOwn(options.own, url) ? options.own : null;
    const domain = own?.domain ?? registrableDomainOf(url);
    // What is proved and what is not keep their own pace, also under one registrable domain.
    const key = `${own !== null} ${domain}`;
    const paced = pacedDomains.get(key) ?? openDomain(domain, own);
    pacedDomains.set(key, paced);
    byHost.set(host, paced);
    return paced;
  };
  const openDomain = (domain: string, own: OwnSite | null): PacedDomain => {
    const { rate } = own ?? options;
    const limit = createAdaptiveLimit(options.concurrency, rate > 0 ? 2 : options.concurrency);
    const intervalMs = rate > 0 ? 1000 / rate : 0;
    const pacer = createPacer({ limit, intervalMs, clock: settings.clock, stop });
    return { domain, limit, pacer, quota: own === null ? options.quota : null };
  };
  const askOnce = async (paced: PacedDomain, url: string, want: Want, attempt: number): Promise<Asked> => {
    const isOver = !foreign.mayAsk(url, "requests");
    if (isOver || (paced.quota !== null && !(await paced.quota.take()))) {
      paced.pacer.release();
      return { capture: null, reaction: null };
    }
    requests++;
    documents += want.cost ?? 1;
    const capture = await fetcher.get(url, want);
    const reaction = capture === null ? null : reactionTo(capture, attempt, settings.limits, Date.now());
    if (capture !== null) noteLoad(paced, capture);
    if (capture !== null) logFault(options.log, capture, reaction, attempt);
    if (reaction?.wholeHost === true) paced.pacer.pause(reaction.waitMs);
    paced.pacer.release();
    return { capture, reaction };
  };
  const fetchPolitely = async (url: string, want: Want, hasSlot: boolean, once: boolean): Promise<Capture | null> => {
    const paced = pacedDomainOf(url);
    let last: Capture | null = null;
    for (let attempt = 1; ; attempt++) {
      if (!(hasSlot && attempt === 1) && !(await paced.pacer.acquire(want.cost))) return last;
      const { capture, reaction } = await askOnce(paced, url, want, attempt);
      if (capture === null) return last;
      if (reaction?.again !== true || once || stop.aborted) return capture;
      last = capture;
      if (reaction.wholeHost) options.onWait(url);
      else await pause(reaction.waitMs, settings, stop);
    }
  };

  return {
    pacerOf: (url) => pacedDomainOf(url).pacer,
    requests: () => requests,
    documents: () => documents,
    waiting: () => sentenceOf(pacedDomains.values()),
    fetch: (url, want) => fetchPolitely(url, want, false, false),
    fetchInSlot: (url, want) => fetchPolitely(url, want, true, false),
    fetchOnce: (url, want) => fetchPolitely(url, want, false, true),
    async runPaced(url, work) {
      const { pacer, quota } = pacedDomainOf(url);
      if (!(await pacer.acquire())) return null;
      try {
        return quota === null || (await quota.take()) ? await work() : null;
      } finally {
        pacer.release();
      }
    },
  };
}

interface Asked {
  capture: Capture | null;
  reaction: Reaction | null;
}

interface PacedDomain {
  domain: string;
  /** Null: as many requests as the crawl may send. */
  quota: RequestQuota | null;
  limit: ReturnType<typeof createAdaptiveLimit>;
  pacer: Pacer;
}

/** Reports the host's load to the adaptive limit. */
function noteLoad({ limit }: PacedDomain, { status, failure, totalMs }: Capture): void {
  const timedOut = failure?.kind === "timeout" || failure?.kind === "too-slow";
  if (status === 429 || status === 503 || timedOut) limit.overloaded();
  else limit.answered(totalMs);
}

/** An answer that is one is nothing to speak of. */
function logFault(log: Log, capture: Capture, reaction: Reaction | null, attempt: number): void {
  const { url, status, failure } = capture;
  if (failure === null && reaction === null && status < 500) return;
  log({
    level: "warn",
    stage: "crawl",
    host: new URL(url).host,
    reason: reaction?.wholeHost === true ? "the host asks to slow down" : "no proper answer",
    details: {
      url: cutUrl(url),
      status,
      failure: failure?.kind ?? null,
      attempt,
      again: reaction?.again ?? false,
      waitMs: reaction?.waitMs ?? 0,
    },
  });
}

function pause(ms: number, { clock }: Settings, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      cancel();
      stop.removeEventListener("abort", end);
      resolve();
    };
    const cancel = clock.after(ms, end);
    stop.addEventListener("abort", end);
  });
}

/** A shorter pause is no different from our own. */
const WORTH_SAYING_MS = 1_000;

const secondsOf = (ms: number): number => Math.round(ms / 100) / 10;

function sentenceOf(pacedDomains: Iterable<PacedDomain>): string | null {
  for (const { domain, pacer } of pacedDomains) {
    const paused = pacer.pausedMs();
    if (paused > 0) return `${domain} asks us to slow down, ${Math.ceil(paused / 1000)} s`;
    const interval = pacer.askedIntervalMs();
    if (interval >= WORTH_SAYING_MS) return `waiting ${secondsOf(interval)} s between pages, as ${domain} asks`;
  }
  return null;
}
