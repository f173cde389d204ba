import type { PoliteFetcher } from "../politeness/polite-fetcher.ts";
import { limitForeign } from "../politeness/foreign-redirects.ts";
import type { Log } from "../log.ts";
import type { Limits } from "../settings.ts";
import type { ReadCache } from "../read-cache.ts";
import { obeyed, readRobots, type LoadedRobots, type ReadRobots } from "./load-robots.ts";

/** Gives the robots.txt of the origin of any address, asking for each once, and puts its Crawl-delay into force. */
export type RobotsCache = (url: string) => Promise<LoadedRobots>;

export interface RobotsCacheOptions {
  readonly agent: string;
  readonly politeFetcher: PoliteFetcher;
  readonly limits: Limits;
  /** False for crawls that were explicitly set free of pauses. */
  readonly obeyDelay: boolean;
  readonly memory: ReadCache;
  readonly log: Log;
}

export function createRobotsCache({
  agent,
  politeFetcher,
  limits,
  obeyDelay,
  memory,
  log,
}: RobotsCacheOptions): RobotsCache {
  // That another site is asked for the file at all is what robots.txt is about, so its own file is not asked before.
  const followForeign = limitForeign(async () => true);
  const byOrigin = new Map<string, Promise<LoadedRobots>>();
  const read = (origin: string): Promise<ReadRobots> =>
    memory.once(
      `robots ${origin}`,
      (ask) => readRobots(origin, { ask, limit: limits.robotsBytes, followForeign }),
      ({ facts }) => facts.outcome !== "unreachable",
    );
  const load = async (origin: string): Promise<LoadedRobots> => {
    const robots = obeyed(await read(origin), agent);
    const { status, outcome } = robots.facts;
    log({
      level: outcome === "unreachable" ? "warn" : "info",
      stage: "robots",
      host: new URL(origin).host,
      reason: "robots.txt is read",
      details: { outcome, status, delayMs: robots.delayMs, failure: robots.failure?.kind ?? null },
    });
    if (obeyDelay && robots.delayMs > 0)
      politeFetcher.pacerOf(origin).spread(Math.min(robots.delayMs, limits.crawlDelayMs));
    return robots;
  };
  return (url) => {
    const { origin } = new URL(url);
    const known = byOrigin.get(origin) ?? load(origin);
    byOrigin.set(origin, known);
    return known;
  };
}
