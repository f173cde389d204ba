import { isUnjudged, type SiteProbes } from "@audit/facts";
import type { Home } from "../home/find-home.ts";
import { probePictures } from "../probes/probe-pictures.ts";
import { probeVariants } from "../probes/probe-variants.ts";
import { probeUserAgents } from "../probes/probe-user-agents.ts";
import type { SampledPage } from "../probes/sample-pages.ts";
import type { PictureUse } from "../probes/sample-pictures.ts";
import { mostPictures, mostRequests, mostUserAgentProbes, mostVariants } from "./request-bounds.ts";
import type { Session, SiteContext } from "./session.ts";

export interface LateProbeOptions {
  readonly context: SiteContext;
  readonly session: Session;
  readonly home: Home;
  /** Null where the site gets no further requests. */
  readonly pages: readonly SampledPage[] | null;
  /** The most telling pictures of the site, at most so many. */
  pictures(most: number): readonly PictureUse[];
  readonly maxPages: number;
  isInternal(url: string): boolean;
}

const MOST_PAGES_PER_AGENT = 4;

/** Asks for a few of the pages once more after the crawl: as a phone, in another language, under other crawlers' names. */
export async function probeAfterCrawl(
  options: LateProbeOptions,
): Promise<Required<Pick<SiteProbes, "views" | "files" | "images">>> {
  const { context, session, home, pages, maxPages, isInternal } = options;
  const { read, userAgent } = context;
  const { politeFetcher, pageWant: want, log } = session;
  const requestsFor = (most: number): number => Math.min(most, mostRequests(maxPages) - session.requests());
  const asked = { userAgent, want, read, ask: politeFetcher.fetchOnce };
  const looks = await probeVariants({
    ...asked,
    home: home.url,
    pages: pages ?? [],
    mostRequests: requestsFor(mostVariants(maxPages)),
    isInternal,
    allows: home.robots.allows,
  });
  const images = await probePictures({
    pictures: pages === null ? [] : options.pictures(mostPictures(maxPages)),
    mostRequests: requestsFor(mostPictures(maxPages)),
    allows: home.robots.allows,
    ask: politeFetcher.fetchOnce,
  });
  const asOthers = await probeUserAgents({
    ...asked,
    urls: pages === null ? [] : fewOf(home.url, pages),
    robots: home.robots.facts.rules,
    mostRequests: requestsFor(mostUserAgentProbes(maxPages)),
  });
  log({
    level: "info",
    stage: "probes",
    host: new URL(home.url).host,
    reason: "probes after the crawl ended",
    details: {
      variants: looks.views.length,
      files: looks.files.length,
      pictures: images.length,
      userAgents: asOthers.length,
    },
  });
  const views = [...looks.views, ...asOthers].filter(({ page }) => !isUnjudged(page));
  return { ...looks, images, views };
}

/** The start page and one page of each other kind. */
function fewOf(home: string, pages: readonly SampledPage[]): string[] {
  return [...new Set([home, ...pages.map(({ url }) => url)])].slice(0, MOST_PAGES_PER_AGENT);
}
