import type { Capture, PageFacts, Probe, SiteProbes } from "@audit/facts";
import { summarise } from "../frontier/coverage.ts";
import { UNLINKED } from "../frontier/fetch-order.ts";
import { createFrontier, type Frontier } from "../frontier/frontier.ts";
import { compilePatterns } from "../frontier/patterns.ts";
import { createScope, onHostOf, wwwVariantOf, type Scope } from "../frontier/scope.ts";
import { findHome, type Home } from "../home/find-home.ts";
import { createRedirectChain, followEarlierPages } from "../home/redirect-chain.ts";
import { isOwn } from "../politeness/own-site.ts";
import type { PoliteFetcher } from "../politeness/polite-fetcher.ts";
import { probeTls } from "../probes/probe-tls.ts";
import { probeWwwVariant } from "../probes/probe-site.ts";
import type { CrawlEnd, CrawlRequest, CrawlStop, SitePace } from "../request.ts";
import { createNotifier } from "./notifier.ts";
import { runLoop, type LoopEnd, type LoopOptions } from "./crawl-loop.ts";
import { lookAgain, probeAfterCrawl, type SecondLooks } from "./probe-after-crawl.ts";
import { mostRequests, mostSitemaps, mostUserAgentProbes, usualBeside } from "./request-bounds.ts";
import { openSession, type Session, type SiteContext } from "./session.ts";
import { startSideTasks } from "./side-tasks.ts";
import { createPageIntake, type PageIntake } from "./take-pages.ts";

const stoppedBy: Record<LoopEnd, CrawlStop> = {
  done: "done",
  refused: "done",
  stopped: "aborted",
  pages: "pages",
  requests: "requests",
};

/** The whole course of a crawl: find the home, take in earlier pages, then fetch until nothing is left or allowed. */
export async function crawlSite(context: SiteContext): Promise<CrawlEnd> {
  const session = openSession(context);
  try {
    const site = await openSite(context, session);
    return await crawlOpened(context, session, site);
  } finally {
    session.end();
  }
}

/** A site whose home is found and whose earlier pages are taken in. */
interface OpenSite {
  readonly home: Home;
  readonly scope: Scope;
  readonly frontier: Frontier;
  readonly intake: PageIntake;
  readonly maxPages: number;
  readonly otherHost: Probe | null;
  readonly offSite: ReadonlySet<string>;
  /** Addresses that are being fetched. */
  readonly fetching: Set<string>;
  onOffSite(url: string): void;
}

async function openSite({ start, request, hooks, read }: SiteContext, session: Session): Promise<OpenSite> {
  const { politeFetcher, pageWant } = session;
  session.enter("robots");
  hooks.onPace?.(paceOf(politeFetcher));
  const visit = (url: string): Promise<Capture | null> => session.during(url, politeFetcher.fetch(url, pageWant));
  const redirects = createRedirectChain(start, request.allowHosts);
  const earlier = iteratorOf(request.visited ?? []);
  const backlog = await followEarlierPages(earlier, redirects);
  const home = await findHome({ redirects, robotsOf: session.robotsOf, visit, read });
  const { allows } = home.robots;
  const maxPages = maxPagesOf(request, home.url);
  const only = request.only ? onHostOf(home.url, request.only) : null;
  const scope = createScope(home.url);
  const otherHost = await probeWwwVariant(home.url, scope, { allows, ask: politeFetcher.fetchOnce });

  const offSite = new Set<string>();
  const onOffSite = (url: string): void => void offSite.add(url);
  const frontier = createFrontier({
    maxPages,
    allows,
    include: compilePatterns(request.include),
    exclude: compilePatterns(request.exclude),
    only,
  });
  const fetching = new Set<string>();
  const again = mayLookAgain(request, home.url);
  const asOthers = again ? mostUserAgentProbes(maxPages) : 0;
  const beside = (): number => {
    const after = session.sentAfterwards();
    if (after !== null) return Math.max(0, asOthers - after);
    return asOthers + Math.max(0, usualBeside(maxPages, again) - (politeFetcher.documents() - session.tally.answers));
  };
  session.look({
    maxPages,
    known: frontier.known,
    left: () => frontier.waiting() + fetching.size,
    beside,
  });
  const intake = createPageIntake({
    session,
    hooks,
    frontier,
    scope,
    home: home.url,
    askFirst: request.askFirst,
    onOffSite,
  });

  frontier.add(start, "link", 0);
  frontier.add(home.url, "link", 0);
  backlog.forEach(intake.takeEarlier);
  for (let item = await earlier.next(); item.done !== true; item = await earlier.next()) intake.takeEarlier(item.value);
  for (const page of home.pages) await intake.deliver(page);
  for (const url of only ?? []) if (scope.isInternal(url)) frontier.add(url, "hint", UNLINKED);
  session.log({
    level: "info",
    stage: "crawl",
    host: new URL(home.url).host,
    reason: "the home of the site is found",
    details: { robots: home.robots.facts.outcome, earlierPages: session.tally.pages - home.pages.length, maxPages },
  });
  return { home, scope, frontier, intake, maxPages, otherHost, offSite, fetching, onOffSite };
}

const paceOf = ({ pacerOf }: PoliteFetcher): SitePace => ({
  async turn(url) {
    const pacer = pacerOf(url);
    const may = await pacer.acquire();
    if (may) pacer.release();
    return may;
  },
  charge: (url, cost) => pacerOf(url).charge(cost),
});

/** A copy of a site that the operator allows by name says nothing of how the public server does it. */
const mayLookAgain = ({ again, allowHosts }: CrawlRequest, home: string): boolean =>
  again ?? !allowHosts.includes(new URL(home).host);

const maxPagesOf = ({ own, maxPages }: CrawlRequest, home: string): number =>
  own !== undefined && isOwn(own, home) ? own.maxPages : maxPages;

async function crawlOpened(context: SiteContext, session: Session, site: OpenSite): Promise<CrawlEnd> {
  const { request, settings, stop } = context;
  const { limits } = settings;
  const { home, scope, frontier, intake, maxPages, otherHost } = site;
  const { politeFetcher, tally, memory } = session;
  const notifier = createNotifier();
  const sideTasks = startSideTasks({
    home,
    scope,
    frontier,
    politeFetcher,
    notifier,
    limits,
    memory,
    robotsOf: session.robotsOf,
    homePage: intake.homePage(),
    mostSitemaps: mostSitemaps(maxPages),
    onOffSite: site.onOffSite,
    log: session.log,
  });
  const handshakes = probeTls([home.url, wwwVariantOf(home.url)], {
    allowHosts: request.allowHosts,
    closedHosts: request.closedHosts,
    patienceMs: limits.connectMs,
    stop,
    runPaced: politeFetcher.runPaced,
  });
  stop.addEventListener("abort", notifier.notify);
  session.enter("crawl");
  const looks = lookAgainMeanwhile(context, session, site);
  const ended = await runLoop({
    frontier,
    tally,
    notifier,
    stop,
    maxPages,
    pacer: politeFetcher.pacerOf(home.url),
    mostRequests: mostRequests(maxPages),
    mostInFlight: Math.max(1, request.concurrency) * 2,
    mostRefusals: limits.refusals,
    requests: session.requests,
    isQuiet: sideTasks.areDone,
    fetchOne: fetchInto(context, session, site, looks.noteProgress),
  });
  session.log({
    level: ended === "refused" ? "warn" : "info",
    stage: "crawl",
    host: new URL(home.url).host,
    reason: "the page loop ended",
    details: { by: ended, pages: tally.pages, requests: session.requests(), left: frontier.waiting() },
  });
  session.enter("probes");
  const { sitemaps, probes } = await sideTasks.result;
  const pages = mayLookAgain(request, home.url) && ended !== "refused" ? intake.sample.pages() : null;
  const before = await looks.end();
  session.beginAfterwards();
  const late = await probeAfterCrawl({ context, session, home, pages, maxPages }, before);
  const leftOut = frontier.leftOut(ended === "refused" ? "bot-wall" : "limit");
  const offSite = [...site.offSite].map((url) => ({ reason: "off-site" as const, url }));
  return {
    home: home.url,
    robots: home.robots.facts,
    sitemaps,
    probes: { ...probes, otherHost, ...late, ...(await tlsOf(handshakes)) },
    coverage: {
      pages: tally.pages,
      requests: session.requests(),
      known: frontier.known(),
      notCrawled: summarise([...leftOut, ...offSite]),
    },
    stopped: stoppedBy[ended],
  };
}

/** Pages after which the kinds of a site are known well enough to choose what is looked at again. */
const ENOUGH_PAGES = 60;

interface Meanwhile {
  /** To be called after each page. */
  noteProgress(): void;
  end(): Promise<SecondLooks>;
}

/** Looks again at pages and pictures while the crawl goes on, as soon as enough is known of the site. */
function lookAgainMeanwhile(context: SiteContext, session: Session, site: OpenSite): Meanwhile {
  const { home, intake, maxPages, scope } = site;
  let looking: Promise<SecondLooks> | null = null;
  const begin = (): Promise<SecondLooks> => {
    const refused = session.tally.refusals >= context.settings.limits.refusals;
    const pages = mayLookAgain(context.request, home.url) && !refused ? intake.sample.pages() : null;
    // A picture that a copy lacks is missing there as well: whoever audits it looks at its pages with their gaps.
    const pictures = context.request.again === false || refused ? null : intake.pictures.most;
    const scripts = pictures === null ? [] : intake.scripts.urls();
    return lookAgain({ context, session, home, pages, pictures, scripts, maxPages, isInternal: scope.isInternal });
  };
  return {
    noteProgress() {
      if (looking !== null || session.tally.pages < ENOUGH_PAGES) return;
      looking = begin();
      // Thrown to whoever waits for it.
      looking.catch(() => {});
    },
    end: () => (looking ??= begin()),
  };
}

const fetchInto =
  (
    { read }: SiteContext,
    session: Session,
    { fetching, intake }: OpenSite,
    onTaken: () => void,
  ): LoopOptions["fetchOne"] =>
  async (url) => {
    fetching.add(url);
    const fetched = session.politeFetcher.fetchInSlot(url, session.pageWant);
    const capture = await session.during(url, fetched).finally(() => fetching.delete(url));
    if (capture !== null) await intake.deliver(read(capture));
    onTaken();
  };

/** Nothing where the hosts were not shaken hands with: "not looked at" is not "not served over https". */
const tlsOf = async (looked: ReturnType<typeof probeTls>): Promise<Pick<SiteProbes, "tls">> => {
  const tls = await looked;
  return tls === undefined ? {} : { tls };
};

function iteratorOf(
  pages: Iterable<PageFacts> | AsyncIterable<PageFacts>,
): Iterator<PageFacts> | AsyncIterator<PageFacts> {
  return Symbol.asyncIterator in pages ? pages[Symbol.asyncIterator]() : pages[Symbol.iterator]();
}
