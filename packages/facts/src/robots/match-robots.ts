import { matchesPath } from "./match-path.ts";
import type { RobotsRule, RobotsTxt } from "./parse-robots.ts";
import { agentToken, pathOf } from "./robots-values.ts";

export interface RobotsVerdict {
  allowed: boolean;
  /** The rule that decided, or null when none matched. */
  rule: RobotsRule | null;
}

/** By file and agent: it is the same few for all addresses of a site. */
const known = new WeakMap<RobotsTxt, Map<string, readonly RobotsRule[]>>();

function rulesFor(robots: RobotsTxt, agent: string): readonly RobotsRule[] {
  const ofFile = known.get(robots) ?? new Map<string, readonly RobotsRule[]>();
  known.set(robots, ofFile);
  const rules = ofFile.get(agent) ?? readRules(robots, agent);
  ofFile.set(agent, rules);
  return rules;
}

/** Rules of every group that names the agent, else those of the "*" groups. */
function readRules(robots: RobotsTxt, agent: string): RobotsRule[] {
  const token = agent.toLowerCase();
  const own = robots.groups.filter((group) => token !== "*" && group.agents.includes(token));
  const groups = own.length > 0 ? own : robots.groups.filter((group) => group.agents.includes("*"));
  return groups.flatMap((group) => group.rules);
}

const indexFile = /^(.*\/)index\.htm[^/]*$/s;

/** Length of the pattern when it matches, else -1. Google reads "Allow: /index.html" as "/$" too. */
function priorityOf(rule: RobotsRule, path: string): number {
  if (matchesPath(path, rule.path)) return rule.path.length;
  if (!rule.allow) return -1;
  const folder = indexFile.exec(rule.path)?.[1];
  return folder !== undefined && matchesPath(path, `${folder}$`) ? folder.length + 1 : -1;
}

/**
 * Decides for one product token (e.g. "Googlebot") and one absolute URL: the longest matching pattern wins, allow wins
 * ties, an empty pattern says nothing.
 */
export function matchRobots(robots: RobotsTxt, agent: string, url: string): RobotsVerdict {
  const path = pathOf(url);
  // RFC 9309 section 2.2.2: the file itself is always allowed.
  if (path === "/robots.txt") return { allowed: true, rule: null };
  let best: RobotsRule | null = null;
  let bestPriority = 0;
  for (const rule of rulesFor(robots, agent)) {
    const priority = priorityOf(rule, path);
    if (priority > bestPriority || (priority === bestPriority && priority > 0 && rule.allow && best?.allow === false)) {
      best = rule;
      bestPriority = priority;
    }
  }
  return { allowed: best?.allow ?? true, rule: best };
}

/** True when the product token may fetch the URL. */
export function isAllowed(robots: RobotsTxt, agent: string, url: string): boolean {
  return matchRobots(robots, agent, url).allowed;
}

/**
 * Seconds between requests asked of the agent, or null. Not part of RFC 9309, but widely written. A version behind the
 * product token ("Bot/1.0") is ignored.
 */
export function crawlDelayOf(robots: RobotsTxt, agent: string): number | null {
  const token = agentToken(agent);
  const named = robots.groups.some((group) => token !== "*" && group.agents.includes(token));
  return robots.delays[named ? token : "*"] ?? null;
}
