import { PaymentsUnavailable } from "../gateway.ts";

export interface KnownPlaces {
  /** The operator's own domain for Stripe's pages, where there is one. */
  readonly domain: string | null;
  /** A stand-in for Stripe, for tests. */
  readonly server?: { readonly host: string; readonly port: number; readonly protocol: "http" };
}

/**
 * The address of a page of Stripe's, as people may be sent to it.
 * @throws PaymentsUnavailable for one that leads anywhere else, whoever wrote it into the answer
 */
export function knownDestination(url: string, { domain, server }: KnownPlaces): string {
  const { protocol, hostname, host } = URL.canParse(url) ? new URL(url) : { protocol: "", hostname: "", host: "" };
  const isStripes = hostname === "stripe.com" || hostname.endsWith(".stripe.com") || hostname === domain;
  if (protocol === "https:" && isStripes) return url;
  if (server !== undefined && protocol === "http:" && host === `${server.host}:${server.port}`) return url;
  throw new PaymentsUnavailable("The payment provider named a page that is not its own.");
}
