import { registrableDomainOf, type Capture } from "@audit/facts";
import type { Want } from "../fetch/exchange.ts";
import type { Fetcher } from "../fetch/fetcher.ts";
import { cutUrl, type Log } from "../log.ts";
import type { OwnSite } from "../request.ts";
import type { Settings } from "../settings.ts";
import { createAdaptiveLimit } from "./adaptive-limit.ts";
import { createLane, type Lane } from "./lane.ts";
import { isOwn } from "./own-site.ts";
import { reactionTo, type Reaction } from "./retry.ts";
import type { Room } from "./room.ts";

/** Fetches as a polite guest: paced per registrable domain, asked again only where that is fair. */
export interface Visitor {
  /** The lane of an address; the crawl loop takes a slot before it chooses the next address. */
  laneOf(url: string): Lane;
  /** Asks for an address until there is an answer that stands. Null when the crawl stops before any answer. */
  visit(url: string, want: Want): Promise<Capture | null>;
  /** The same when the caller already holds a slot of the lane. */
  visitInSlot(url: string, want: Want): Promise<Capture | null>;
  /** Asks a single time, whatever comes. */
  ask(url: string, want: Want): Promise<Capture | null>;
  /** Does something else with a host that costs it as much as one request. @returns null when there is no room for it */
  beside<T>(url: string, work: () => Promise<T>): Promise<T | null>;
  /** Requests sent so far. */
  requests(): number;
  /** Why nothing happens just now, or null. */
  waiting(): string | null;
}

export interface VisitorOptions {
  fetcher: Fetcher;
  settings: Settings;
  rate: number;
  concurrency: number;
  own?: OwnSite;
  room: Room | null;
  log: Log;
  /** Aborted when the crawl stops. */
  stop: AbortSignal;
  /** Called when a host asked for a pause. */
  onWait(url: string): void;
}

export function createVisitor(options: VisitorOptions): Visitor {
  const { fetcher, settings, stop } = options;
  const lanes = new Map<string, GuestLane>();
  const byHost = new Map<string, GuestLane>();
  let requests = 0;

  const guestLane = (url: string): GuestLane => {
    const host = new URL(url).host;
    const known = byHost.get(host);
    if (known !== undefined) return known;
    const isOwned = isOwn(options.own, url);
    const domain = isOwned ? options.own!.domain : registrableDomainOf(url);
    // What is proved and what is not keep their own pace, also under one registrable domain.
    const key = `${isOwned} ${domain}`;
    const lane = lanes.get(key) ?? openLane(domain, isOwned ? options.own!.rate : options.rate, isOwned);
    lanes.set(key, lane);
    byHost.set(host, lane);
    return lane;
  };
  const openLane = (domain: string, rate: number, isOwned: boolean): GuestLane => {
    const limit = createAdaptiveLimit(options.concurrency, rate > 0 ? 2 : options.concurrency);
    const intervalMs = rate > 0 ? 1000 / rate : 0;
    const lane = createLane({ limit, intervalMs, clock: settings.clock, stop });
    return { domain, limit, lane, room: isOwned ? null : options.room };
  };
  const askOnce = async (guest: GuestLane, url: string, want: Want, attempt: number): Promise<Asked> => {
    if (guest.room !== null && !(await guest.room.take())) {
      guest.lane.release();
      return { capture: null, reaction: null };
    }
    requests++;
    const capture = await fetcher.get(url, want);
    const reaction = capture === null ? null : reactionTo(capture, attempt, settings.limits, Date.now());
    if (capture !== null) noteLoad(guest, capture);
    if (capture !== null) logFault(options.log, capture, reaction, attempt);
    if (reaction?.wholeHost === true) guest.lane.pause(reaction.waitMs);
    guest.lane.release();
    return { capture, reaction };
  };
  const visit = async (url: string, want: Want, hasSlot: boolean, once: boolean): Promise<Capture | null> => {
    const guest = guestLane(url);
    let last: Capture | null = null;
    for (let attempt = 1; ; attempt++) {
      if (!(hasSlot && attempt === 1) && !(await guest.lane.acquire())) return last;
      const { capture, reaction } = await askOnce(guest, url, want, attempt);
      if (capture === null) return last;
      if (reaction?.again !== true || once || stop.aborted) return capture;
      last = capture;
      if (reaction.wholeHost) options.onWait(url);
      else await pause(reaction.waitMs, settings, stop);
    }
  };

  return {
    laneOf: (url) => guestLane(url).lane,
    requests: () => requests,
    waiting: () => sentenceOf(lanes.values()),
    visit: (url, want) => visit(url, want, false, false),
    visitInSlot: (url, want) => visit(url, want, true, false),
    ask: (url, want) => visit(url, want, false, true),
    async beside(url, work) {
      const { lane, room } = guestLane(url);
      if (!(await lane.acquire())) return null;
      try {
        return room === null || (await room.take()) ? await work() : null;
      } finally {
        lane.release();
      }
    },
  };
}

interface Asked {
  capture: Capture | null;
  reaction: Reaction | null;
}

interface GuestLane {
  domain: string;
  /** Null: as many requests as the crawl may send. */
  room: Room | null;
  limit: ReturnType<typeof createAdaptiveLimit>;
  lane: Lane;
}

/** Tells the adaptive limit how the host bears the load. */
function noteLoad({ limit }: GuestLane, { status, failure, totalMs }: Capture): void {
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

function sentenceOf(lanes: Iterable<GuestLane>): string | null {
  for (const { domain, lane } of lanes) {
    const paused = lane.pausedMs();
    if (paused > 0) return `${domain} asks us to slow down, ${Math.ceil(paused / 1000)} s`;
    const interval = lane.askedIntervalMs();
    if (interval >= WORTH_SAYING_MS) return `waiting ${secondsOf(interval)} s between pages, as ${domain} asks`;
  }
  return null;
}
