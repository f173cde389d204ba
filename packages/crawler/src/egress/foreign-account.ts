import { registrableDomainOf } from "@audit/facts";

/** What may be sent to sites of others. A site is what a registrable domain holds, so that many names of one count as one. */
export interface ForeignBounds {
  /** Different sites. */
  readonly sites: number;
  /** Requests that are seen one by one, to one site. */
  readonly requests: number;
  /** Tunnels to one site; a browser opens few. */
  readonly tunnels: number;
  /** Bytes sent to one site, handshakes and headers among them. */
  readonly sentBytes: number;
}

/** One page in a browser. Honest pages load from some dozens of sites, and send each some kilobytes; chosen, not measured. */
export const pageBounds: ForeignBounds = { sites: 80, requests: 200, tunnels: 40, sentBytes: 100_000 };

/** All pages that one browser opens for an audit. */
export const browserBounds: ForeignBounds = { sites: 400, requests: 2_000, tunnels: 400, sentBytes: 1_000_000 };

/** Browsers started for one audit. What a page sends before it ends its browser is not known to the next one. */
export const MOST_BROWSERS = 6;

/** What the browsers of one audit can send to one site of others. */
export const mostSentToThirdParty = {
  requests: browserBounds.requests + (MOST_BROWSERS - 1) * pageBounds.requests,
  bytes: browserBounds.sentBytes + (MOST_BROWSERS - 1) * pageBounds.sentBytes,
} as const;

/** What a crawl asks itself, beside any browser: robots.txt and sitemaps that lie elsewhere, and where they lead. */
export const crawlBounds: ForeignBounds = { sites: 10, requests: 20, tunnels: 0, sentBytes: 0 };

/** What went to each site so far, by its name. */
export type ForeignCounts = Readonly<Record<string, Record<"requests" | "tunnels" | "sentBytes", number>>>;

/** Counts what goes to each foreign site, so that nobody's page makes us a burden to others. */
export interface ForeignAccount {
  /** Whether one more may go there; own hosts may always be asked. */
  mayAsk(url: string, kind: "requests" | "tunnels"): boolean;
  /** Whether so many bytes more may. */
  maySend(url: string, bytes: number): boolean;
  spent(): ForeignCounts;
}

/**
 * @param isForeign tells sites of others by their registrable domain
 * @param before what was spent already
 */
export function openForeignAccount(
  isForeign: (site: string) => boolean,
  bounds: ForeignBounds,
  before: ForeignCounts = {},
): ForeignAccount {
  const counts = new Map(Object.entries(before).map(([site, count]) => [site, { ...count }]));
  const add = (url: string, kind: "requests" | "tunnels" | "sentBytes", more: number): boolean => {
    const site = registrableDomainOf(url);
    if (!isForeign(site)) return true;
    const count = counts.get(site) ?? { requests: 0, tunnels: 0, sentBytes: 0 };
    if (!counts.has(site) && counts.size >= bounds.sites) return false;
    counts.set(site, count);
    count[kind] += more;
    return count[kind] <= bounds[kind];
  };
  return {
    mayAsk: (url, kind) => add(url, kind, 1),
    maySend: (url, bytes) => add(url, "sentBytes", bytes),
    spent: () => Object.fromEntries(counts),
  };
}

/** The account of a page within that of all pages: what either refuses is refused. */
export interface PagedAccount extends ForeignAccount {
  /** The next page begins. */
  beginPage(): void;
}

export function openPagedAccount(
  isForeign: (site: string) => boolean,
  page: ForeignBounds = pageBounds,
  all: ForeignBounds = browserBounds,
  before: ForeignCounts = {},
): PagedAccount {
  const whole = openForeignAccount(isForeign, all, before);
  let current = openForeignAccount(isForeign, page);
  return {
    beginPage: () => void (current = openForeignAccount(isForeign, page)),
    mayAsk: (url, kind) => current.mayAsk(url, kind) && whole.mayAsk(url, kind),
    maySend: (url, bytes) => current.maySend(url, bytes) && whole.maySend(url, bytes),
    spent: whole.spent,
  };
}
