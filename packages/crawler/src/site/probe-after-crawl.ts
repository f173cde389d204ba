import { isUnjudged, type SiteProbes } from "@audit/facts";
import type { Home } from "../home/find-home.ts";
import { probePictures } from "../probes/probe-pictures.ts";
import { probeScripts } from "../probes/probe-scripts.ts";
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
  /** Null where no page is requested once more. */
  readonly pages: readonly SampledPage[] | null;
  /** The most telling pictures of the site, at most so many; null where the site gets no further requests at all. */
  readonly pictures: ((most: number) => readonly PictureUse[]) | null;
  /** Script files of pages whose forms name nobody to send to. */
  readonly scripts: readonly string[];
  readonly maxPages: number;
  isInternal(url: string): boolean;
}

const MOST_PAGES_PER_AGENT = 4;

/** A few pages and files in variants. */
export type SecondLooks = Required<Pick<SiteProbes, "views" | "files" | "images" | "scripts">>;

const leftOf = (session: Session, maxPages: number): number => mostRequests(maxPages) - session.requests();

/** Asks for a few of the pages once more, as a phone, in another language and so on, and for pictures. */
export async function lookAgain({
  context,
  session,
  home,
  pages,
  pictures,
  scripts: scriptFiles,
  maxPages,
  isInternal,
}: LateProbeOptions): Promise<SecondLooks> {
  const { read, userAgent } = context;
  const { politeFetcher, pageWant: want } = session;
  const mostLooks = pages === null ? 0 : Math.min(mostVariants(maxPages), leftOf(session, maxPages));
  const mostHeads = Math.min(mostPictures(maxPages), leftOf(session, maxPages) - mostLooks);
  const [looks, images, scripts] = await Promise.all([
    probeVariants({
      userAgent,
      want,
      read,
      ask: politeFetcher.fetchOnce,
      home: home.url,
      pages: pages ?? [],
      mostRequests: mostLooks,
      isInternal,
      allows: home.robots.allows,
    }),
    probePictures({
      pictures: pictures?.(mostPictures(maxPages)) ?? [],
      mostRequests: mostHeads,
      allows: home.robots.allows,
      ask: politeFetcher.fetchOnce,
    }),
    probeScripts({
      urls: scriptFiles,
      mostRequests: leftOf(session, maxPages) - mostLooks - mostHeads,
      allows: home.robots.allows,
      ask: politeFetcher.fetchOnce,
    }),
  ]);
  return { ...looks, images, scripts };
}

/**
 * Asks for a few of the pages under other crawlers' names. After the crawl: a site that shuts those out may shut us out, too.
 * @param looks what was seen in variants before
 */
export async function probeAfterCrawl(
  { context, session, home, pages, maxPages }: Omit<LateProbeOptions, "pictures" | "scripts" | "isInternal">,
  looks: SecondLooks,
): Promise<SecondLooks> {
  const { read, userAgent } = context;
  const { politeFetcher, pageWant: want, log } = session;
  const asOthers = await probeUserAgents({
    userAgent,
    want,
    read,
    ask: async (url, wanted) => {
      const capture = await politeFetcher.fetchOnce(url, wanted);
      session.report(url);
      return capture;
    },
    urls: pages === null ? [] : fewOf(home.url, pages),
    robots: home.robots.facts.rules,
    mostRequests: Math.min(mostUserAgentProbes(maxPages), leftOf(session, maxPages)),
  });
  log({
    level: "info",
    stage: "probes",
    host: new URL(home.url).host,
    reason: "probes after the crawl ended",
    details: {
      variants: looks.views.length,
      files: looks.files.length,
      pictures: looks.images.length,
      userAgents: asOthers.length,
    },
  });
  const views = [...looks.views, ...asOthers].filter(({ page }) => !isUnjudged(page));
  return { ...looks, views };
}

/** The start page and one page of each other kind. */
function fewOf(home: string, pages: readonly SampledPage[]): string[] {
  return [...new Set([home, ...pages.map(({ url }) => url)])].slice(0, MOST_PAGES_PER_AGENT);
}
