import type { Capture, Coverage, PageFacts, RobotsFacts, SitemapFacts, SiteProbes } from "@audit/facts";
import type { AccessHeaders } from "./egress/with-access.ts";
import type { Log } from "./log.ts";

export interface CrawlRequest {
  /** Absolute http(s) address. */
  start: string;
  /** HTML pages with a 200 answer. All requests together are capped at max(50, 5 x maxPages). */
  maxPages: number;
  maxSeconds: number;
  /** Most requests at once per host; fewer while the host is slow or complains. */
  concurrency: number;
  /** Requests per second and host. 0 = no pause (and no Crawl-delay): only for a start host named in allowHosts. */
  rate: number;
  /** Exact "host:port" pairs that are exempt from the public-address and port guard. */
  allowHosts: readonly string[];
  /** Path prefixes, or globs with *. Only matching addresses are fetched (the start page always is). */
  include?: readonly string[];
  /** Path prefixes, or globs with *. Matching addresses are never fetched. */
  exclude?: readonly string[];
  /** Only these addresses are fetched, beside robots.txt, sitemaps and probes. As `normaliseUrl` writes them. */
  only?: ReadonlySet<string>;
  /** Pictures whose answers decide what is judged: asked for before all others, as far as pages name them. */
  askFirst?: ReadonlySet<string>;
  userAgent?: string;
  /** Sent to the start's own host alone: what opens a site behind a login. */
  access?: AccessHeaders;
  /** Sent as Accept-Language, e.g. "de-DE". */
  locale?: string;
  /**
   * Whether a few pages and files are requested once more after the crawl (as a phone, in another language ...). Default:
   * on public sites only. A host named in allowHosts is a copy that says nothing of how the public server does it; of it
   * only the first bytes of pictures are requested. False: not even those.
   */
  again?: boolean;
  /** Pages of an earlier run that was cut: their links enter the frontier, they are not fetched again. */
  visited?: Iterable<PageFacts> | AsyncIterable<PageFacts>;
  signal?: AbortSignal;
  /** A domain that is the asker's own, and what holds for it in place of `rate` and `maxPages`. */
  own?: OwnSite;
  /** Where each request to hosts that are not the asker's own count against a quota; without one there is no limit. */
  quota?: CrawlQuota;
  /** Domains whose owners want none of their hosts read. */
  closedHosts?: readonly string[];
}

export interface OwnSite {
  readonly domain: string;
  readonly rate: number;
  readonly maxPages: number;
}

/** RequestQuota for requests, shared with other crawls. */
export interface CrawlQuota {
  /** @returns how many of the wanted ones may be sent; 0: none today */
  take(wanted: number): Promise<number>;
  giveBack(unused: number): Promise<void>;
}

export interface CrawlProgress {
  pages: number;
  requests: number;
  /** Requests sent so far as the site's pace counts them: a file beside a page is a small part of a document. */
  documents: number;
  known: number;
  /** Pages this crawl will probably have read at its end, as far as is known now. */
  expected: number;
  url: string;
  /** Documents that are probably still asked for beside the pages: files of the site, variants of pages, pictures. */
  beside: number;
  /** Why nothing happens just now, e.g. "example.com asks us to slow down, 40 s". */
  waiting: string | null;
}

/** The pace of a crawl, for what else asks its site meanwhile. */
export interface SitePace {
  /** Waits for the turn of one document; false when the crawl ends before. */
  turn(url: string): Promise<boolean>;
  /** Notes what went to the site beside, in documents: the crawl waits for as long. */
  charge(url: string, cost: number): void;
}

export interface CrawlHooks {
  /** Gets lines about what the crawl does and why it waits; nobody by default. */
  log?: Log;
  /** Called once per fetched URL, in the order of the answers. A returned promise holds the slot until it settles. */
  onPage(page: PageFacts): void | Promise<void>;
  onProgress?(progress: CrawlProgress): void;
  /** Called once, before the first page of the crawl's own. */
  onPace?(pace: SitePace): void;
  /** What an earlier, cut run has noted under a name, so that its files are not requested again; null: nothing. */
  recall?(name: string): Promise<unknown>;
  remember?(name: string, value: unknown): Promise<void>;
  /** Turns a response into facts; the default is `extractPageFacts`. */
  read?(capture: Capture): PageFacts;
  /**
   * Gives more of a page whose HTML is an empty frame for its scripts, and the requests that cost the site's own hosts;
   * the default leaves it as it is.
   */
  fillFrame?(page: PageFacts): Promise<{ page: PageFacts; requests: number }>;
}

/** "day": the site's quota of requests a day is used up. */
export type CrawlStop = "done" | "pages" | "time" | "aborted" | "requests" | "day";

export interface CrawlEnd {
  home: string;
  robots: RobotsFacts;
  sitemaps: SitemapFacts;
  probes: SiteProbes;
  coverage: Coverage;
  stopped: CrawlStop;
}
