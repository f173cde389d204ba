import type { Capture, PageFacts, SiteProbes } from "@audit/facts";
import type { Want } from "../fetch/exchange.ts";
import { isTextual, type Fetcher } from "../fetch/fetcher.ts";
import { createAbsorb } from "../frontier/absorb.ts";
import { summarise } from "../frontier/coverage.ts";
import { createFrontier, UNLINKED } from "../frontier/frontier.ts";
import { compilePatterns } from "../frontier/patterns.ts";
import { createScope, twinOf } from "../frontier/scope.ts";
import { findHome } from "../home/find-home.ts";
import { createTrail, walkVisited } from "../home/trail.ts";
import { createVisitor } from "../politeness/visitor.ts";
import { lookAsAgents } from "../probes/look-as-agents.ts";
import { lookAgain } from "../probes/look-again.ts";
import { lookAtTls } from "../probes/look-at-tls.ts";
import { probeTwin } from "../probes/probe-site.ts";
import { createPageSample } from "../probes/sample-pages.ts";
import type { CrawlEnd, CrawlHooks, CrawlRequest, CrawlStop } from "../request.ts";
import { isOwn } from "../politeness/own-site.ts";
import type { Room } from "../politeness/room.ts";
import { createRobotsDesk } from "../robots/robots-desk.ts";
import { productTokenOf, type Settings } from "../settings.ts";
import { createBell } from "./bell.ts";
import { runLoop, type LoopEnd } from "./crawl-loop.ts";
import { expectPages } from "./expect-pages.ts";
import { createMemory } from "./memory.ts";
import { startSides } from "./sides.ts";
import { createTally } from "./tally.ts";

export interface SiteContext {
  start: string;
  request: CrawlRequest;
  hooks: CrawlHooks;
  read(capture: Capture): PageFacts;
  settings: Settings;
  userAgent: string;
  fetcher: Fetcher;
  room: Room | null;
  stop: AbortSignal;
}

const stoppedBy: Record<LoopEnd, CrawlStop> = {
  done: "done",
  refused: "done",
  stopped: "aborted",
  pages: "pages",
  requests: "requests",
};

/** The whole course of a crawl: find the home, take in earlier pages, then fetch until nothing is left or allowed. */
export async function crawlSite(context: SiteContext): Promise<CrawlEnd> {
  const { start, request, hooks, read, settings, stop } = context;
  const { limits } = settings;
  const tally = createTally();
  const bell = createBell();
  let earlierRequests = 0;
  let known = (): number => 1;
  let left = (): number => 0;
  let { maxPages } = request;
  const requests = (): number => visitor.requests() + earlierRequests;
  const report = (url: string): void => {
    const { pages, answers } = tally;
    const expected = expectPages({ pages, answers, left: left(), maxPages });
    hooks.onProgress?.({ pages, requests: requests(), known: known(), expected, url, waiting: visitor.waiting() });
  };
  const visitor = createVisitor({
    ...request,
    fetcher: context.fetcher,
    settings,
    stop,
    room: context.room,
    onWait: report,
  });
  const memory = createMemory(hooks, visitor.visit, (asked) => (earlierRequests += asked));
  const robotsOf = createRobotsDesk({
    agent: productTokenOf(context.userAgent),
    visitor,
    limits,
    obeyDelay: request.rate > 0,
    memory,
  });
  const pageWant: Want = { limit: limits.pageBytes, body: (_status, mediaType) => isTextual(mediaType) };
  const visit = (url: string): Promise<Capture | null> => visitor.visit(url, pageWant);

  const trail = createTrail(start, request.allowHosts);
  const earlier = iteratorOf(request.visited ?? []);
  const backlog = await walkVisited(earlier, trail);
  const home = await findHome({ trail, robotsOf, visit, read });
  const { allows } = home.robots;
  if (isOwn(request.own, home.url)) ({ maxPages } = request.own!);
  const scope = createScope(home.url);
  const otherHost = await probeTwin(home.url, scope, { allows, ask: visitor.ask });

  const offSite = new Set<string>();
  const onOffSite = (url: string): void => void offSite.add(url);
  const frontier = createFrontier({
    maxPages,
    allows,
    include: compilePatterns(request.include),
    exclude: compilePatterns(request.exclude),
    only: request.only ?? null,
  });
  let underWay = 0;
  known = frontier.known;
  left = () => frontier.waiting() + underWay;
  const takeIn = createAbsorb(frontier, scope, onOffSite);
  const sample = createPageSample();
  let homePage: PageFacts | null = null;
  const absorb = (page: PageFacts): void => {
    tally.note(page);
    takeIn(page);
    sample.note(page);
    if (page.url === home.url) homePage = page;
  };
  const fill = async (fetched: PageFacts): Promise<PageFacts> => {
    if (!fetched.tech.jsShell || !hooks.fillFrame) return fetched;
    const { page, requests: asked } = await hooks.fillFrame(fetched);
    visitor.laneOf(page.url).charge(asked);
    return page;
  };
  const deliver = async (fetched: PageFacts): Promise<void> => {
    const page = await fill(fetched);
    absorb(page);
    const busy = hooks.onPage(page);
    report(page.url);
    await busy;
  };
  const absorbEarlier = (page: PageFacts): void => {
    earlierRequests++;
    absorb(page);
  };

  frontier.add(start, "link", 0);
  frontier.add(home.url, "link", 0);
  backlog.forEach(absorbEarlier);
  for (let item = await earlier.next(); item.done !== true; item = await earlier.next()) absorbEarlier(item.value);
  for (const page of home.pages) await deliver(page);
  for (const url of request.only ?? []) if (scope.isInternal(url)) frontier.add(url, "hint", UNLINKED);

  const sides = startSides({
    home,
    homePage,
    scope,
    frontier,
    visitor,
    bell,
    limits,
    memory,
    mostSitemaps: mostSitemaps(maxPages),
    onOffSite,
  });
  const handshakes = lookAtTls([home.url, twinOf(home.url)], {
    allowHosts: request.allowHosts,
    closedHosts: request.closedHosts,
    patienceMs: limits.connectMs,
    stop,
    beside: visitor.beside,
  });
  stop.addEventListener("abort", bell.ring);
  const ended = await runLoop({
    frontier,
    lane: visitor.laneOf(home.url),
    tally,
    bell,
    stop,
    maxPages,
    mostRequests: mostRequests(maxPages),
    mostInFlight: Math.max(1, request.concurrency) * 2,
    mostRefusals: limits.refusals,
    requests,
    isQuiet: sides.areDone,
    async fetchOne(url) {
      underWay++;
      const capture = await visitor.visitInSlot(url, pageWant).finally(() => underWay--);
      if (capture !== null) await deliver(read(capture));
    },
  });
  const { sitemaps, probes } = await sides.result;
  const mayLook = (request.again ?? !request.allowHosts.includes(new URL(home.url).host)) && ended !== "refused";
  const looks = await lookAgain({
    home: home.url,
    pages: mayLook ? sample.pages() : [],
    userAgent: context.userAgent,
    want: pageWant,
    room: Math.min(mostLooks(maxPages), mostRequests(maxPages) - requests()),
    isInternal: scope.isInternal,
    allows,
    ask: visitor.ask,
    read,
  });
  const asOthers = await lookAsAgents({
    urls: mayLook ? fewOf(home.url, sample.pages()) : [],
    robots: home.robots.facts.rules,
    userAgent: context.userAgent,
    want: pageWant,
    room: Math.min(mostAsAgents(maxPages), mostRequests(maxPages) - requests()),
    ask: visitor.ask,
    read,
  });
  const leftOut = frontier.leftOut(ended === "refused" ? "bot-wall" : "limit");
  const notCrawled = summarise([...leftOut, ...[...offSite].map((url) => ({ reason: "off-site" as const, url }))]);
  return {
    home: home.url,
    robots: home.robots.facts,
    sitemaps,
    probes: { ...probes, otherHost, ...looks, views: [...looks.views, ...asOthers], ...(await told(handshakes)) },
    coverage: { pages: tally.pages, requests: requests(), known: frontier.known(), notCrawled },
    stopped: stoppedBy[ended],
  };
}

/** Nothing where the hosts were not shaken hands with: "not looked at" is not "not served over https". */
const told = async (looked: ReturnType<typeof lookAtTls>): Promise<Pick<SiteProbes, "tls">> => {
  const tls = await looked;
  return tls === undefined ? {} : { tls };
};

/** All requests of a crawl together: pages, redirects, errors, robots.txt, sitemaps, probes. */
export function mostRequests(maxPages: number): number {
  return Math.max(50, 5 * maxPages);
}

/** Pages and files looked at once more: a fifth of what a small crawl reads, and never many. */
const mostLooks = (maxPages: number): number => Math.min(32, Math.floor(maxPages / 5));

/** Questions under other crawlers' names: four pages for each of the six, fewer where a crawl is small. */
const mostAsAgents = (maxPages: number): number => Math.min(24, Math.floor(maxPages / 5));
const PAGES_AS_AGENTS = 4;

/** The start page and one page of each other kind. */
function fewOf(home: string, pages: readonly { readonly url: string }[]): string[] {
  return [...new Set([home, ...pages.map(({ url }) => url)])].slice(0, PAGES_AS_AGENTS);
}

/** A fifth of the requests may go to sitemap files; beyond 200 they hold more than is kept anyway. */
function mostSitemaps(maxPages: number): number {
  return Math.min(200, mostRequests(maxPages) / 5);
}

function iteratorOf(
  pages: Iterable<PageFacts> | AsyncIterable<PageFacts>,
): Iterator<PageFacts> | AsyncIterator<PageFacts> {
  return Symbol.asyncIterator in pages ? pages[Symbol.asyncIterator]() : pages[Symbol.iterator]();
}
