import { registrableDomainOf } from "@audit/facts";
import type { BrowserContext, Request, Route } from "playwright-core";
import { openEgress } from "../egress/egress.ts";
import { createFetcher, requestHeaders } from "../fetch/fetcher.ts";
import { loadRobots, type LoadedRobots } from "../robots/load-robots.ts";
import { defaultLimits, productTokenOf } from "../settings.ts";
import type { RenderBounds, RenderOptions } from "./render-request.ts";

/** What the browser may ask for, and what it asked. */
export interface Manners {
  /** Whether robots.txt lets us open an address; addresses of other sites are their pages' affair. */
  allows(url: string): Promise<boolean>;
  /** Starts counting for a new page. */
  begin(): void;
  /** Requests since `begin`: all of them, and those to the site's own hosts. */
  count(): { all: number; own: number; tooMany: boolean };
  close(): Promise<void>;
}

/** What a text reader has no use for; a film may weigh more than all pages together. */
const UNWANTED: ReadonlySet<string> = new Set(["media", "ping", "cspviolationreport"]);

/**
 * Judges each request of the browser: robots.txt of the site's own hosts is obeyed for everything a page loads, films are
 * left out, and no page may ask without end. What other sites' files allow is up to the page, as for any visitor.
 */
export async function teachManners(
  context: BrowserContext,
  options: RenderOptions,
  bounds: RenderBounds,
): Promise<Manners> {
  const own = registrableDomainOf(options.home);
  const isOwn = (url: string): boolean => registrableDomainOf(url) === own;
  const desk = openRobots(options);
  const counts = { all: 0, own: 0 };
  const allows = async (url: string): Promise<boolean> => !isOwn(url) || (await desk.of(url)).allows(url);
  const mayLoad = async (request: Request): Promise<boolean> => {
    const url = request.url();
    if (!/^https?:/.test(url)) return true;
    counts.all += 1;
    if (counts.all > bounds.requests || UNWANTED.has(request.resourceType())) return false;
    if (!(await allows(url))) return false;
    if (isOwn(url)) counts.own += 1;
    return true;
  };
  await context.route("**/*", async (route: Route) => {
    const may = await mayLoad(route.request()).catch(() => false);
    // The page may be gone by now; then nobody waits for the answer.
    await (may ? route.continue() : route.abort("blockedbyclient")).catch(() => {});
  });
  return {
    allows,
    begin: () => void Object.assign(counts, { all: 0, own: 0 }),
    count: () => ({ ...counts, tooMany: counts.all > bounds.requests }),
    close: desk.close,
  };
}

function openRobots({ allowHosts, userAgent, locale }: RenderOptions): {
  of(url: string): Promise<LoadedRobots>;
  close(): Promise<void>;
} {
  const egress = openEgress({ allowHosts, ...defaultLimits });
  const fetcher = createFetcher(egress, requestHeaders(userAgent, locale), defaultLimits);
  const known = new Map<string, Promise<LoadedRobots>>();
  return {
    of(url) {
      const { origin } = new URL(url);
      const robots =
        known.get(origin) ?? loadRobots(origin, productTokenOf(userAgent), fetcher.get, defaultLimits.robotsBytes);
      known.set(origin, robots);
      return robots;
    },
    async close() {
      fetcher.abortAll();
      fetcher.stop();
      await egress.close();
    },
  };
}
