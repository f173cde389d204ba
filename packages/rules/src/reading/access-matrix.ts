import { itemAt, matchRobots, type RobotsTxt } from "@audit/facts";
import { aiAgents, type AiAgent } from "../knowledge/ai-agents.ts";
import { tokenObeyed } from "./agent-access.ts";

/** What robots.txt says to one agent about one group of addresses. */
export interface GroupAccess {
  readonly allowed: number;
  /** Addresses looked at: all of the group, or evenly spread ones of a large group under a long robots.txt. */
  readonly checked: number;
  /** The line that refuses the first refused address; null when none is refused. */
  readonly line: number | null;
}

export interface AgentAccess {
  readonly agent: AiAgent;
  /** In the order of the groups. */
  readonly groups: readonly GroupAccess[];
}

// About a second of matching; a robots.txt of everyday length is matched against every address of a large site.
const MOST_MATCHES = 5_000_000;
const FEWEST_ADDRESSES = 5;

/** Which AI agent may fetch how many addresses of each group, by robots.txt alone. */
export function readAccessMatrix(robots: RobotsTxt, groups: readonly (readonly string[])[]): AgentAccess[] {
  const lines = robots.groups.reduce((sum, { rules }) => sum + rules.length, 0);
  const perGroup = Math.max(FEWEST_ADDRESSES, Math.floor(MOST_MATCHES / ((lines + 1) * Math.max(1, groups.length))));
  const looked = groups.map((urls) => spread(urls, perGroup));
  // Agents without a group of their own obey the same rules: these are matched once.
  const known = new Map<string, readonly GroupAccess[]>();
  return aiAgents.map((agent) => {
    const token = tokenObeyed(robots, agent).toLowerCase();
    const key = robots.groups.some(({ agents }) => agents.includes(token)) ? token : "*";
    const access = known.get(key) ?? looked.map((urls) => accessTo(robots, token, urls));
    known.set(key, access);
    return { agent, groups: access };
  });
}

function accessTo(robots: RobotsTxt, token: string, urls: readonly string[]): GroupAccess {
  let allowed = 0;
  let line: number | null = null;
  for (const url of urls) {
    const verdict = matchRobots(robots, token, url);
    if (verdict.allowed) allowed += 1;
    else line ??= verdict.rule?.line ?? null;
  }
  return { allowed, checked: urls.length, line };
}

function spread(urls: readonly string[], most: number): readonly string[] {
  if (urls.length <= most) return urls;
  return Array.from({ length: most }, (_, index) => itemAt(urls, Math.floor((index * urls.length) / most)));
}
