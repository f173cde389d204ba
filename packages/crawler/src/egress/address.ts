import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** All global unicast space handed out so far (IANA IPv6 address space registry). */
const globalUnicast = ipaddr.parseCIDR("2000::/3");

/** Unicast by number, yet answered by the host of a virtual machine: Azure's agent and DNS (168.63.129.16). */
const CLOUD_SERVICES: ReadonlySet<string> = new Set(["168.63.129.16"]);

/** True for IPv4 and IPv6 literals, without brackets. */
export function isAddress(host: string): boolean {
  return isIP(host) !== 0;
}

/**
 * True when a packet to this IP address leaves for the public internet.
 * Mapped IPv4 is judged as IPv4; IPv6 must lie in 2000::/3, which leaves out NAT64, v4-compatible and zoned forms,
 * and in none of the special-purpose ranges inside it (6to4, Teredo, documentation, ORCHID ...).
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes("%") || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast" || CLOUD_SERVICES.has(parsed.toString())) return false;
  return parsed.kind() === "ipv4" || parsed.match(globalUnicast);
}
