import { itemAt, matchRobots, type RobotsRule, type RobotsTxt, type SiteFacts } from "@audit/facts";
import { notApplicable, fail, pass, unknown, type Verdict } from "../verdict.ts";
import { importantPages } from "./important-pages.ts";
import { closingRule } from "./robots-closure.ts";

export interface Agent {
  readonly token: string;
  readonly operator: string;
  readonly follows?: string;
  readonly mayIgnoreRobots?: true;
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

type Source = Pick<SiteFacts, "home" | "pages" | "graph" | "templates" | "robots">;

/**
 * Fails when robots.txt keeps any of the agents from an important page; names each, its line and an example. A line that
 * shuts the whole site to everybody is another rule's.
 */
export function judgeAccess(site: Source, agents: readonly Agent[]): Verdict<readonly Refusal[]> {
  const { robots } = site;
  if (robots.outcome === "unreachable") return unknown("robots.txt could not be fetched, so its rules are not known.");
  const blocked = blockedAgents(robots.rules, agents, importantPages(site));
  if (blocked.length === 0) return site.pages.length === 0 ? notApplicable() : pass();
  const closing = closingRule(robots.rules, "Googlebot", site.home);
  const own = blocked.filter(({ rule }) => rule.line !== closing?.line);
  if (own.length === 0) return notApplicable();
  const lines = [...new Set(own.map(({ rule }) => rule.line))];
  return fail({ at: `robots.txt line ${lines.join(", ")}`, saw: own.map(refusalOf), expected: "allowed" });
}

/** An agent that is kept out: by which line, and an example of a page it can't fetch. */
export type Refusal = {
  readonly agent: string;
  readonly operator: string;
  readonly line: number;
  readonly rule: string;
  readonly example: string;
  /** How many of the important pages it may not fetch. */
  readonly pages: number;
  readonly note?: string;
};

/** Evidence of one blocked agent. */
export function refusalOf({ agent, rule, urls }: BlockedAgent): Refusal {
  return {
    agent: agent.token,
    operator: agent.operator,
    line: rule.line,
    rule: `${rule.allow ? "Allow" : "Disallow"}: ${rule.path}`,
    example: itemAt(urls, 0),
    pages: urls.length,
    ...(agent.mayIgnoreRobots === true ? { note: "its operator says it may open the page all the same" } : {}),
  };
}

/** The product token whose rules the agent obeys: its own, or that of the one it follows. */
export function tokenObeyed(robots: RobotsTxt, agent: Agent): string {
  const names = (token: string): boolean => robots.groups.some((group) => group.agents.includes(token.toLowerCase()));
  return agent.follows !== undefined && !names(agent.token) && names(agent.follows) ? agent.follows : agent.token;
}
