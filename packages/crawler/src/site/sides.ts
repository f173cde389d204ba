import type { PageFacts, SitemapFacts, SiteProbes } from "@audit/facts";
import { type Frontier, UNLINKED } from "../frontier/frontier.ts";
import type { Scope } from "../frontier/scope.ts";
import type { Home } from "../home/find-home.ts";
import type { Visitor } from "../politeness/visitor.ts";
import { probeSite } from "../probes/probe-site.ts";
import type { Log } from "../log.ts";
import type { Limits } from "../settings.ts";
import { loadSitemaps } from "../sitemaps/load-sitemaps.ts";
import type { Bell } from "./bell.ts";
import type { Memory } from "./memory.ts";

export interface SideOptions {
  home: Home;
  homePage: PageFacts | null;
  scope: Scope;
  frontier: Frontier;
  visitor: Visitor;
  bell: Bell;
  limits: Limits;
  memory: Memory;
  mostSitemaps: number;
  log: Log;
  onOffSite(url: string): void;
}

export interface Sides {
  result: Promise<{ sitemaps: SitemapFacts; probes: Omit<SiteProbes, "otherHost"> }>;
  areDone(): boolean;
}

/** Starts what runs beside the page loop, through the same lanes: sitemaps, whose addresses enter the frontier, and probes. */
export function startSides(options: SideOptions): Sides {
  const { home, homePage, scope, frontier, visitor, bell } = options;
  const { allows } = home.robots;
  const { origin } = new URL(home.url);
  let done = false;
  const sitemaps = loadSitemaps({
    named: home.robots.facts.rules.sitemaps,
    // Named sitemaps are an invitation; guessing at forbidden places is not.
    guesses: [`${origin}/sitemap.xml`, `${origin}/sitemap_index.xml`].filter(allows),
    memory: options.memory,
    log: options.log,
    home: home.url,
    limit: options.limits.sitemapBytes,
    mostFiles: options.mostSitemaps,
    onEntries(entries) {
      for (const { url } of entries) {
        if (scope.isInternal(url)) frontier.add(url, "sitemap", UNLINKED);
        else options.onOffSite(url);
      }
      bell.ring();
    },
  });
  const probes = probeSite({ home: home.url, homePage, scope, allows, ask: visitor.ask });
  const result = Promise.all([sitemaps, probes]).then((both) => ({ sitemaps: both[0], probes: both[1] }));
  const finish = (): void => {
    done = true;
    bell.ring();
  };
  result.then(finish, finish);
  return { result, areDone: () => done };
}
