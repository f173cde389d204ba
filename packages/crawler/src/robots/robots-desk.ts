import type { Visitor } from "../politeness/visitor.ts";
import type { Limits } from "../settings.ts";
import { loadRobots, type LoadedRobots } from "./load-robots.ts";

/** Gives the robots.txt of the origin of any address, asking for each once, and puts its Crawl-delay into force. */
export type RobotsDesk = (url: string) => Promise<LoadedRobots>;

/** `obeyDelay` is false for crawls that were explicitly set free of pauses. */
export function createRobotsDesk(agent: string, visitor: Visitor, limits: Limits, obeyDelay: boolean): RobotsDesk {
  const byOrigin = new Map<string, Promise<LoadedRobots>>();
  const load = async (origin: string): Promise<LoadedRobots> => {
    const robots = await loadRobots(origin, agent, visitor.visit, limits.robotsBytes);
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
