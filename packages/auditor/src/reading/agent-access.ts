import { matchRobots, type RobotsRule, type RobotsTxt } from "@audit/facts";

export interface Agent {
  readonly token: string;
  readonly operator: string;
  readonly follows?: string;
}

/** An agent that robots.txt keeps from pages it should see. */
export interface BlockedAgent<A extends Agent = Agent> {
  readonly agent: A;
  /** The rule that blocks the first of the pages. */
  readonly rule: RobotsRule;
  readonly urls: readonly string[];
}

/** Agents kept from at least one of the addresses, with the addresses they may not fetch. */
export function blockedAgents<A extends Agent>(
  robots: RobotsTxt,
  agents: readonly A[],
  urls: readonly string[],
): BlockedAgent<A>[] {
  return agents.flatMap((agent): BlockedAgent<A>[] => {
    const token = tokenObeyed(robots, agent);
    const refusals = urls.flatMap((url) => {
      const { allowed, rule } = matchRobots(robots, token, url);
      return allowed || rule === null ? [] : [{ url, rule }];
    });
    const [first] = refusals;
    return first ? [{ agent, rule: first.rule, urls: refusals.map(({ url }) => url) }] : [];
  });
}

/** Evidence of one blocked agent: who, by which line, and a page it can't fetch. */
export function refusalOf({ agent, rule, urls }: BlockedAgent): Record<string, string | number> {
  return {
    agent: agent.token,
    operator: agent.operator,
    line: rule.line,
    rule: `${rule.allow ? "Allow" : "Disallow"}: ${rule.path}`,
    example: urls[0]!,
    pages: urls.length,
  };
}

function tokenObeyed(robots: RobotsTxt, agent: Agent): string {
  const names = (token: string): boolean => robots.groups.some((group) => group.agents.includes(token.toLowerCase()));
  return agent.follows !== undefined && !names(agent.token) && names(agent.follows) ? agent.follows : agent.token;
}
