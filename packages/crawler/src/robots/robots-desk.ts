import type { RobotsFacts } from "@audit/facts";
import type { Visitor } from "../politeness/visitor.ts";
import type { CrawlHooks } from "../request.ts";
import type { Limits } from "../settings.ts";
import { loadRobots, obeyed, type LoadedRobots } from "./load-robots.ts";

/** Gives the robots.txt of the origin of any address, asking for each once, and puts its Crawl-delay into force. */
export type RobotsDesk = (url: string) => Promise<LoadedRobots>;

export interface RobotsDeskOptions {
  readonly agent: string;
  readonly visitor: Visitor;
  readonly limits: Limits;
  /** False for crawls that were explicitly set free of pauses. */
  readonly obeyDelay: boolean;
  readonly hooks: Pick<CrawlHooks, "recall" | "remember">;
}

export function createRobotsDesk({ agent, visitor, limits, obeyDelay, hooks }: RobotsDeskOptions): RobotsDesk {
  const byOrigin = new Map<string, Promise<LoadedRobots>>();
  const read = async (origin: string): Promise<LoadedRobots> => {
    const name = `robots ${origin}`;
    const kept = (await hooks.recall?.(name)) as RobotsFacts | null | undefined;
    if (kept) return obeyed(kept, null, agent);
    const robots = await loadRobots(origin, agent, visitor.visit, limits.robotsBytes);
    // A server that could not answer may do so after a restart.
    if (robots.facts.outcome !== "unreachable") await hooks.remember?.(name, robots.facts);
    return robots;
  };
  const load = async (origin: string): Promise<LoadedRobots> => {
    const robots = await read(origin);
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
