import { isIP } from "node:net";
import { readAddress } from "@audit/engine/process";
import { texts } from "@audit/contract";
import ipaddr from "ipaddr.js";
import { getDomain } from "tldts";
import { Problem } from "../../platform/http/index.ts";

const EXAMPLE = "https://example.com";

/**
 * The address a user typed, ready to be crawled: https:// is assumed, the fragment dropped.
 * This is the courtesy of an early answer; what may really be fetched is decided by the crawler, per connection.
 * @param allowHosts host:port pairs that are exempt.
 * @throws Problem INVALID_URL with the printed sentence.
 */
export function acceptAddress(typed: string, allowHosts: readonly string[]): URL {
  const url = parse(typed);
  if (!url || url.username !== "" || url.password !== "") throw invalidUrl();
  if (!allowHosts.includes(hostPortOf(url)) && !isPublicName(url.hostname)) throw invalidUrl();
  return url;
}

const invalidUrl = (): Problem => new Problem("INVALID_URL", { text: texts.urlInvalid(EXAMPLE) });

function parse(typed: string): URL | null {
  try {
    return new URL(readAddress(typed));
  } catch {
    return null;
  }
}

function isPublicName(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (isIP(host) !== 0) return ipaddr.process(host).range() === "unicast";
  return host.includes(".");
}

const hostPortOf = ({ hostname, port, protocol }: URL): string =>
  `${hostname}:${port === "" ? (protocol === "https:" ? "443" : "80") : port}`;

/**
 * The domain an address counts under: the registrable one by the public suffix list with its private section,
 * so a.myshopify.com and b.myshopify.com are two, shop.x.com and x.com one. Hosts without one stand for themselves.
 */
export const domainOf = (url: URL): string => getDomain(url.hostname, { allowPrivateDomains: true }) ?? url.host;
