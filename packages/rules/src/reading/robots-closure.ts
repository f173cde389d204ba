import { matchRobots, type RobotsRule, type RobotsTxt } from "@audit/facts";

/** An address no site serves: allowed means that more than single named paths are open. */
const SOME_PAGE = "/zq-any-page-of-this-site";

/** The rule that keeps a crawler from the home page and from pages in general, or null. */
export function closingRule(robots: RobotsTxt, agent: string, home: string): RobotsRule | null {
  const start = matchRobots(robots, agent, home);
  const any = matchRobots(robots, agent, new URL(SOME_PAGE, home).href);
  return start.allowed || any.allowed ? null : start.rule;
}

/** True when Google may fetch neither the home page nor pages in general: one cause, reported by one rule. */
export const isClosed = (robots: RobotsTxt, home: string): boolean => closingRule(robots, "Googlebot", home) !== null;
