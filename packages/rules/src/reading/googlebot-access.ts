import { matchRobots, type RobotsFacts, type RobotsRule } from "@audit/facts";

/**
 * The robots.txt rule that keeps a search crawler from an address of the site's own host; null when it may fetch the
 * address, or when another host's file speaks about it.
 */
export function refusingRule(robots: RobotsFacts, url: string, agent = "Googlebot"): RobotsRule | null {
  if (robots.outcome !== "parsed" || URL.parse(url)?.origin !== new URL(robots.url).origin) return null;
  const { allowed, rule } = matchRobots(robots.rules, agent, url);
  return allowed ? null : rule;
}
