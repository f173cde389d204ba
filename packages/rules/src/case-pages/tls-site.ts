import type { TlsHost } from "@audit/facts";
import type { SiteCase } from "@audit/testkit";

export const HOME = "https://shop.example/";
export const WWW = "https://www.shop.example/";

/** A certificate of 90 days, made out to both forms of the host, with a month left on the day of the cases. */
export const CERTIFICATE = {
  validFrom: "2025-11-16T00:00:00.000Z",
  validTo: "2026-02-14T00:00:00.000Z",
  names: ["shop.example", "www.shop.example"],
  coversHost: true,
};

/** A host whose certificate differs from that. */
export const shows = (change: Partial<typeof CERTIFICATE>): Partial<TlsHost> => ({
  certificate: { ...CERTIFICATE, ...change },
});

export const silent = (kind: "dns" | "timeout"): Partial<TlsHost> => ({
  failure: { kind, message: "The host did not answer in time." },
  oldProtocol: "unknown",
});

/** A site of one page whose hosts shook hands like this. */
export const tlsSite = (tls?: SiteCase["tls"]): SiteCase => ({
  pages: { "/": "<!doctype html><html lang=en><title>Tea</title><h1>Tea</h1>" },
  ...(tls === undefined ? {} : { tls }),
});
