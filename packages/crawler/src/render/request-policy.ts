import { registrableDomainOf } from "@audit/facts";
import type { CDPSession } from "playwright-core";
import { browserBounds, openPagedAccount, pageBounds, type ForeignCounts } from "../egress/foreign-account.ts";
import { openEgress } from "../egress/egress.ts";
import { accessTo, withAccess } from "../egress/with-access.ts";
import { createFetcher, requestHeaders } from "../fetch/fetcher.ts";
import { limitForeign } from "../politeness/foreign-redirects.ts";
import { loadRobots, type LoadedRobots } from "../robots/load-robots.ts";
import { defaultLimits, productTokenOf } from "../settings.ts";
import type { RenderBounds, RenderOptions } from "./render-request.ts";

/** The part of a session that is spoken over; puppeteer's has it as well. */
export type Session = Pick<CDPSession, "on" | "send">;

/** What the browser may ask for. */
export interface RequestPolicy {
  /** Whether robots.txt lets us open an address; addresses of other sites are their pages' affair. */
  allows(url: string): Promise<boolean>;
  /** Crawl-delay of the site for us in milliseconds, as long as the crawl would obey it. */
  delayMs(url: string): Promise<number>;
  /** Times that robots.txt of the site's own hosts was requested since this was last called. */
  robotsAsked(): number;
  /** What went to sites of others so far. */
  spent(): ForeignCounts;
  /** Judges each request of a page from now on. */
  watch(cdp: Session): Promise<void>;
}

/** What a text reader has no use for; a film may weigh more than all pages together. */
const UNWANTED: ReadonlySet<string> = new Set(["Media", "Ping", "CSPViolationReport", "Prefetch"]);

/**
 * Judges each request of the browser: robots.txt of the site's own hosts is obeyed for everything a page loads, films are
 * left out, and no page may ask without end. What other sites' files allow is up to the page, as for any visitor.
 */
export function createRequestPolicy(
  options: RenderOptions,
  bounds: RenderBounds,
  spent: ForeignCounts = {},
): RequestPolicy {
  const own = registrableDomainOf(options.home);
  const robotsCache = openRobots(options);
  // Tunnels hide single requests from the proxy; here each is seen.
  const account = openPagedAccount((site) => site !== own, pageBounds, browserBounds, spent);
  const opened = openedBy(options);
  const allows = async (url: string): Promise<boolean> =>
    registrableDomainOf(url) !== own || (await robotsCache.of(url)).allows(url);
  return {
    allows,
    robotsAsked: robotsCache.asked,
    spent: account.spent,
    delayMs: async (url) => Math.min((await robotsCache.of(url)).delayMs, defaultLimits.crawlDelayMs),
    async watch(cdp) {
      let asked = 0;
      account.beginPage();
      const mayLoad = async (url: string, kind: string): Promise<boolean> => {
        if (!/^https?:/.test(url)) return true;
        asked += 1;
        if (asked > bounds.requests || UNWANTED.has(kind) || !account.mayAsk(url, "requests")) return false;
        return allows(url);
      };
      cdp.on("Fetch.requestPaused", async ({ requestId, request, resourceType }) => {
        const may = await mayLoad(request.url, resourceType).catch(() => false);
        const answer = may
          ? cdp.send("Fetch.continueRequest", { requestId, ...opened(request) })
          : cdp.send("Fetch.failRequest", { requestId, errorReason: "BlockedByClient" });
        // The page may be gone by now; then nobody waits for the answer.
        await answer.catch(() => {});
      });
      await cdp.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] });
      // Sockets pass no judgement of single requests.
      await cdp.send("Network.setBlockedURLs", { urls: ["ws://*", "wss://*"] });
    },
  };
}

interface Headed {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The owner's headers beside the browser's, on requests to the owner's host; a redirect is judged as a request of its own. */
function openedBy({ access }: RenderOptions): (request: Headed) => {
  headers?: { name: string; value: string }[];
} {
  if (access === undefined) return () => ({});
  const opens = accessTo(access.start);
  return ({ url, headers }) => {
    if (!URL.canParse(url) || !opens(new URL(url))) return {};
    const own = Object.entries(headers).filter(([name]) => access.headers[name.toLowerCase()] === undefined);
    return { headers: [...own, ...Object.entries(access.headers)].map(([name, value]) => ({ name, value })) };
  };
}

/** robots.txt of each origin, requested once; its egress lasts as long as the process. */
function openRobots({ allowHosts, closedHosts, userAgent, locale, access }: RenderOptions): {
  of(url: string): Promise<LoadedRobots>;
  asked(): number;
} {
  const egress = withAccess(openEgress({ allowHosts, closedHosts, ...defaultLimits }), access);
  const fetcher = createFetcher(egress, requestHeaders(userAgent, locale), defaultLimits);
  const followForeign = limitForeign(async () => true);
  const known = new Map<string, Promise<LoadedRobots>>();
  let asked = 0;
  const get: typeof fetcher.get = (url, want) => {
    asked += 1;
    return fetcher.get(url, want);
  };
  return {
    asked() {
      const since = asked;
      asked = 0;
      return since;
    },
    of(url) {
      const { origin } = new URL(url);
      const asking = { ask: get, limit: defaultLimits.robotsBytes, followForeign };
      const robots = known.get(origin) ?? loadRobots(origin, productTokenOf(userAgent), asking);
      known.set(origin, robots);
      return robots;
    },
  };
}
