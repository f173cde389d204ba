import type { PageFacts, SitemapFacts, SiteProbes } from "@audit/facts";
import { UNLINKED } from "../frontier/fetch-order.ts";
import type { Frontier } from "../frontier/frontier.ts";
import type { Scope } from "../frontier/scope.ts";
import type { Home } from "../home/find-home.ts";
import type { PoliteFetcher } from "../politeness/polite-fetcher.ts";
import { limitForeign } from "../politeness/foreign-redirects.ts";
import type { RobotsCache } from "../robots/robots-cache.ts";
import { probeSite } from "../probes/probe-site.ts";
import type { Log } from "../log.ts";
import type { Limits } from "../settings.ts";
import { loadSitemaps } from "../sitemaps/load-sitemaps.ts";
import { sitemapGuesses } from "../sitemaps/sitemap-guesses.ts";
import type { Notifier } from "./notifier.ts";
import type { ReadCache } from "../read-cache.ts";

export interface SideTaskOptions {
  home: Home;
  homePage: PageFacts | null;
  scope: Scope;
  frontier: Frontier;
  politeFetcher: PoliteFetcher;
  notifier: Notifier;
  limits: Limits;
  memory: ReadCache;
  robotsOf: RobotsCache;
  mostSitemaps: number;
  log: Log;
  onOffSite(url: string): void;
}

export interface SideTasks {
  result: Promise<{ sitemaps: SitemapFacts; probes: Omit<SiteProbes, "otherHost"> }>;
  areDone(): boolean;
}

/** Starts what runs beside the page loop, at the same pace: sitemaps, whose addresses enter the frontier, and probes. */
export function startSideTasks(options: SideTaskOptions): SideTasks {
  const { home, homePage, scope, frontier, politeFetcher, notifier } = options;
  const { allows } = home.robots;
  let done = false;
  const sitemaps = loadSitemaps({
    named: home.robots.facts.rules.sitemaps,
    // Named sitemaps are an invitation; guessing at forbidden places is not.
    guesses: sitemapGuesses(home.url, homePage).filter(allows),
    memory: options.memory,
    log: options.log,
    followForeign: limitForeign(async (url) => (await options.robotsOf(url)).allows(url)),
    robotsOf: options.robotsOf,
    home: home.url,
    limit: options.limits.sitemapBytes,
    mostFiles: options.mostSitemaps,
    onEntries(entries) {
      for (const { url } of entries) {
        if (scope.isInternal(url)) frontier.add(url, "sitemap", UNLINKED);
        else options.onOffSite(url);
      }
      notifier.notify();
    },
  });
  const probes = probeSite({ home: home.url, homePage, scope, allows, ask: politeFetcher.fetchOnce });
  const result = Promise.all([sitemaps, probes]).then((both) => ({ sitemaps: both[0], probes: both[1] }));
  const finish = (): void => {
    done = true;
    notifier.notify();
  };
  result.then(finish, finish);
  return { result, areDone: () => done };
}
