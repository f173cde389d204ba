import { isAllowed, type PageFacts, type PageView, type SiteFacts } from "@audit/facts";
import { pagesByUrl } from "./page-index.ts";

type Source = Pick<SiteFacts, "pages" | "probes" | "robots">;

/** A page as we read it, and what came to the name of an AI agent. */
export interface AgentView {
  readonly agent: string;
  readonly first: PageFacts;
  readonly came: PageFacts;
}

/** True when the site was asked under names of agents, and its robots.txt lets none of them in: nothing to judge. */
export const shutsAgentsOut = ({ probes, robots }: Source): boolean => {
  const asked = (probes.views ?? []).filter(({ as, sent }) => as === "ai-agent" && sent !== null);
  return asked.length > 0 && asked.every(({ of, sent }) => !isAllowed(robots.rules, sent!, of));
};

/** Probes under the name of a user agent that robots.txt lets in; the page itself came well to us. */
export function agentViews({ pages, probes, robots }: Source): AgentView[] {
  const byUrl = pagesByUrl(pages);
  return (probes.views ?? []).flatMap(({ as, of, sent, page }: PageView): AgentView[] => {
    const first = as === "ai-agent" ? byUrl.get(of) : undefined;
    if (!first || sent === null || first.response.status !== 200 || first.tech.botWall !== null) return [];
    return isAllowed(robots.rules, sent, of) ? [{ agent: sent, first, came: page }] : [];
  });
}

export const NOT_ASKED = "The site was not asked under the name of an AI agent.";
