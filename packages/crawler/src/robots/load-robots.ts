import { crawlDelayOf, isAllowed, parseRobots, type Capture, type FetchFailure, type RobotsFacts } from "@audit/facts";
import type { FollowForeign } from "../politeness/foreign-redirects.ts";
import type { Want } from "../fetch/exchange.ts";

/** A site's robots.txt as this crawler has to obey it. */
export interface LoadedRobots {
  facts: RobotsFacts;
  /** Set when not even an error status came. */
  failure: FetchFailure | null;
  allows(url: string): boolean;
  /** Crawl-delay for this crawler in milliseconds, 0 when none is asked. */
  delayMs: number;
}

export type Ask = (url: string, want: Want) => Promise<Capture | null>;

/** RFC 9309 section 2.3.1.2: at least five consecutive redirects, also across hosts. */
const MOST_REDIRECTS = 5;

/**
 * Fetches and reads robots.txt of an origin (e.g. "https://example.com").
 * 4xx and too many redirects allow all; 429, 5xx and no answer disallow all (RFC 9309 section 2.3.1, Google for 429).
 */
export const loadRobots = async (
  origin: string,
  agent: string,
  { ask, limit, followForeign }: RobotsAsking,
): Promise<LoadedRobots> => obeyed(await readRobots(origin, { ask, limit, followForeign }), agent);

export interface RobotsAsking {
  readonly ask: Ask;
  readonly limit: number;
  readonly followForeign: FollowForeign;
}

/** What came of asking for a robots.txt. */
export type ReadRobots = Pick<LoadedRobots, "facts" | "failure">;

export async function readRobots(origin: string, { ask, limit, followForeign }: RobotsAsking): Promise<ReadRobots> {
  const first = `${origin}/robots.txt`;
  const capture = await followRedirects(first, ask, { limit, body: () => true }, followForeign);
  return { facts: robotsFactsOf(first, capture), failure: capture?.failure ?? null };
}

/** What a robots.txt means for this crawler. */
export function obeyed({ facts, failure }: ReadRobots, agent: string): LoadedRobots {
  return {
    facts,
    failure,
    allows(url) {
      if (facts.outcome === "absent") return true;
      return facts.outcome === "parsed" && isAllowed(facts.rules, agent, url);
    },
    delayMs: (crawlDelayOf(facts.rules, agent) ?? 0) * 1000,
  };
}

async function followRedirects(
  first: string,
  ask: Ask,
  want: Want,
  followForeign: FollowForeign,
): Promise<Capture | null> {
  let capture = await ask(first, want);
  for (let hop = 0; hop < MOST_REDIRECTS && capture?.redirectTo; hop++) {
    if (!(await followForeign(capture.url, capture.redirectTo))) break;
    capture = await ask(capture.redirectTo, want);
  }
  return capture;
}

function robotsFactsOf(url: string, capture: Capture | null): RobotsFacts {
  const outcome = outcomeOf(capture);
  const bytes = outcome === "parsed" ? (capture?.body ?? new Uint8Array()) : new Uint8Array();
  const text = new TextDecoder().decode(bytes);
  return {
    url,
    status: capture?.status ?? 0,
    contentType: capture?.headers["content-type"] ?? null,
    bytes: capture?.body?.length ?? 0,
    outcome,
    text,
    rules: parseRobots(text, capture?.url ?? url),
  };
}

function outcomeOf(capture: Capture | null): RobotsFacts["outcome"] {
  if (capture === null || capture.failure !== null) return "unreachable";
  if (capture.status === 429 || capture.status >= 500) return "unreachable";
  return capture.status >= 200 && capture.status < 300 ? "parsed" : "absent";
}
