import type { Capture } from "@audit/facts";
import { openEgress } from "./egress/egress.ts";
import type { HostLists } from "./egress/target.ts";
import { createFetcher, isTextual, requestHeaders } from "./fetch/fetcher.ts";
import type { Want } from "./fetch/exchange.ts";
import { defaultLimits, type Limits } from "./settings.ts";

export interface AddressFetcherOptions extends HostLists {
  readonly userAgent: string;
  /** Most decoded bytes of one answer. */
  readonly mostBytes: number;
}

export interface AddressFetcher {
  /** One address and where it redirects to, within its own host or the www variant. @returns the last answer */
  fetch(url: string): Promise<Capture>;
  close(): Promise<void>;
}

const MOST_REDIRECTS = 5;
/** Somebody waits for the answer. */
const hurried: Limits = { ...defaultLimits, connectMs: 5_000, firstByteMs: 7_000, totalMs: 10_000 };

/**
 * Opens guarded egress for a few single addresses that their owner asked us to fetch. It is no crawl: robots.txt
 * is not asked. A redirect to another host is an answer, not a way: whoever it leads to did not speak for the first one.
 */
export function openAddressFetcher({
  userAgent,
  allowHosts,
  closedHosts,
  mostBytes,
}: AddressFetcherOptions): AddressFetcher {
  const egress = openEgress({ allowHosts, closedHosts, ...hurried });
  const fetcher = createFetcher(egress, requestHeaders(userAgent, undefined), hurried);
  const want: Want = { limit: mostBytes, body: (_status, mediaType) => isTextual(mediaType) };
  const ask = async (url: string): Promise<Capture> => {
    const capture = await fetcher.get(url, want);
    if (capture === null) throw new DOMException("The look was stopped.", "AbortError");
    return capture;
  };
  return {
    async fetch(url) {
      let capture = await ask(url);
      for (let hop = 0, next = nextOf(capture, url); hop < MOST_REDIRECTS && next !== null; hop++) {
        capture = await ask(next);
        next = nextOf(capture, url);
      }
      return capture;
    },
    async close() {
      fetcher.abortAll();
      fetcher.stop();
      await egress.close();
    },
  };
}

const bareName = (url: string): string => new URL(url).host.replace(/^www\./, "");

/** Where an answer redirects to within the host it began at, else null. */
const nextOf = ({ redirectTo }: Capture, from: string): string | null =>
  redirectTo !== null && bareName(redirectTo) === bareName(from) ? redirectTo : null;
