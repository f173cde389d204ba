import type { Visitor } from "../politeness/visitor.ts";
import type { Log } from "../log.ts";
import type { Limits } from "../settings.ts";
import type { Memory } from "../site/memory.ts";
import { obeyed, readRobots, type LoadedRobots, type ReadRobots } from "./load-robots.ts";

/** Gives the robots.txt of the origin of any address, asking for each once, and puts its Crawl-delay into force. */
export type RobotsDesk = (url: string) => Promise<LoadedRobots>;

export interface RobotsDeskOptions {
  readonly agent: string;
  readonly visitor: Visitor;
  readonly limits: Limits;
  /** False for crawls that were explicitly set free of pauses. */
  readonly obeyDelay: boolean;
  readonly memory: Memory;
  readonly log: Log;
}

export function createRobotsDesk({ agent, visitor, limits, obeyDelay, memory, log }: RobotsDeskOptions): RobotsDesk {
  const byOrigin = new Map<string, Promise<LoadedRobots>>();
  const read = (origin: string): Promise<ReadRobots> =>
    memory.once(
      `robots ${origin}`,
      (ask) => readRobots(origin, ask, limits.robotsBytes),
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
    if (obeyDelay && robots.delayMs > 0) visitor.laneOf(origin).spread(Math.min(robots.delayMs, limits.crawlDelayMs));
    return robots;
  };
  return (url) => {
    const { origin } = new URL(url);
    const known = byOrigin.get(origin) ?? load(origin);
    byOrigin.set(origin, known);
    return known;
  };
}
