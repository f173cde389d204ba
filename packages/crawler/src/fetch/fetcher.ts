import type { Capture } from "@audit/facts";
import type { Egress } from "../egress/egress.ts";
import type { Limits } from "../settings.ts";
import { createExchange, type Exchange, type Want } from "./exchange.ts";
import { watchLateness } from "./lateness.ts";
import { startWatch } from "./watch.ts";

export interface Fetcher {
  /** One request, one answer; never rejects, never follows a redirect. Null when cut by `abortAll`. */
  get(url: string, want: Want): Promise<Capture | null>;
  /** Drops all running requests. */
  abortAll(): void;
  /** Stops the timers; no request may follow. */
  stop(): void;
}

export function createFetcher(egress: Egress, headers: Record<string, string>, limits: Limits): Fetcher {
  const running = new Set<Exchange>();
  const stopWatch = startWatch(running, limits);
  const lateness = watchLateness();
  return {
    get(url, want) {
      const { promise, resolve } = Promise.withResolvers<Capture | null>();
      const exchange = createExchange(url, want, lateness, (capture) => {
        running.delete(exchange);
        resolve(capture);
      });
      running.add(exchange);
      egress.send(new URL(url), want.headers ? { ...headers, ...want.headers } : headers, exchange.handler);
      return promise;
    },
    abortAll() {
      for (const exchange of running) exchange.cancel();
    },
    stop() {
      stopWatch();
      lateness.stop();
    },
  };
}

/** Request headers of every request of a crawl. No cookies, no referrer. */
export function requestHeaders(userAgent: string, locale: string | undefined): Record<string, string> {
  const headers: Record<string, string> = {
    "user-agent": userAgent,
    accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "accept-encoding": "gzip, deflate, br, zstd",
  };
  if (locale !== undefined) headers["accept-language"] = locale === "" ? "*" : `${locale}, *;q=0.5`;
  return headers;
}

/** HTML, XML and plain text; everything else is cut after its headers. */
export function isTextual(mediaType: string): boolean {
  if (mediaType === "" || mediaType === "text/plain") return true;
  return /html|xml/.test(mediaType) && mediaType !== "image/svg+xml";
}
