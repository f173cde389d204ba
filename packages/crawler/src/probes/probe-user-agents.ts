import { isAllowed, type Capture, type PageFacts, type PageView, type RobotsTxt } from "@audit/facts";
import type { Want } from "../fetch/exchange.ts";
import { crawlerAgents, type CrawlerAgent } from "./crawler-agents.ts";

export interface UserAgentProbeOptions {
  /** The start page first, then others. */
  readonly urls: readonly string[];
  readonly robots: RobotsTxt;
  readonly userAgent: string;
  readonly want: Want;
  /** Requests that may still be sent. */
  readonly mostRequests: number;
  ask(url: string, want: Want): Promise<Capture | null>;
  read(capture: Capture): PageFacts;
}

/** Statuses by which a site shuts somebody out. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 406, 429, 503]);

/**
 * Asks for a few pages as the main crawlers name themselves, where robots.txt lets them and us. Our own name goes along
 * in a header. An agent that is refused once asks no more, and a site that asks to slow down is left alone.
 */
export async function probeUserAgents(options: UserAgentProbeOptions): Promise<PageView[]> {
  const views: PageView[] = [];
  const refused = new Set<CrawlerAgent>();
  let mostRequests = options.mostRequests;
  for (const url of options.urls) {
    for (const agent of crawlerAgents) {
      if (refused.has(agent) || !isAllowed(options.robots, agent.token, url) || mostRequests-- <= 0) continue;
      const headers = { "user-agent": agent.header, "x-asked-by": options.userAgent };
      const capture = await options.ask(url, { ...options.want, headers });
      if (capture === null) return views;
      const page = options.read(capture);
      views.push({ as: agent.as, of: url, sent: agent.token, page });
      if (REFUSALS.has(capture.status) || page.tech.botWall !== null) refused.add(agent);
      if (capture.headers["retry-after"] !== undefined) return views;
    }
  }
  return views;
}
