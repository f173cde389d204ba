import { isAddress, isPublicAddress } from "./address.ts";

/** Ports a website is served on; anything else is a way to reach services that are none. */
export const WEB_PORTS: readonly number[] = [80, 443, 8080, 8443];

/** Names that never lead to the public internet: RFC 6761, RFC 6762, RFC 8375, ICANN's .internal, common private zones. */
const LOCAL_SUFFIXES = [
  "localhost",
  "localdomain",
  "local",
  "internal",
  "intranet",
  "lan",
  "corp",
  "home",
  "private",
  "home.arpa",
  "invalid",
];

/** What an operator says of hosts. Every egress takes both lists. */
export interface HostLists {
  /** Exact "host:port" pairs that are exempt from the public-address and port guard. */
  readonly allowHosts: readonly string[];
  /** Domains whose hosts are never asked, by their owners' wish; it stands above allowHosts. */
  readonly closedHosts?: readonly string[] | undefined;
}

export interface TargetOptions extends Partial<HostLists> {
  ports?: readonly number[];
  addresses?: readonly string[];
}

export interface TargetDecision {
  allowed: boolean;
  /** One plain sentence. */
  reason: string;
}

const refuse = (reason: string): TargetDecision => ({ allowed: false, reason });

/** "host:port" of an http(s) URL, the port always written, IPv6 in brackets: the form allowHosts entries have. */
export function hostPortOf(url: URL): string {
  return `${url.hostname}:${portOf(url)}`;
}

export function portOf(url: URL): number {
  return url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port);
}

/**
 * Decides whether a URL may be fetched on somebody's behalf. Pure: asks no resolver.
 * Looks at scheme, userinfo, host (as WHATWG URL parses it), port and, when given, every resolved address.
 */
export function checkTarget(rawUrl: string, options: TargetOptions): TargetDecision {
  const url = URL.parse(rawUrl);
  if (url === null) return refuse("This is not a valid web address.");
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    return refuse("Only http and https addresses can be checked.");
  }
  if (url.username !== "" || url.password !== "") return refuse("Addresses with a user name or password are not used.");
  if (isClosed(url, options.closedHosts ?? [])) return refuse(`${url.host} asked not to be read, so it was not asked.`);
  if (isAllowedHost(url, options.allowHosts ?? [])) return { allowed: true, reason: "This host is allowed by name." };
  return checkPublic(url, options);
}

export function isAllowedHost(url: URL, allowHosts: readonly string[]): boolean {
  if (allowHosts.length === 0) return false;
  const pair = hostPortOf(url);
  return allowHosts.some((entry) => entry.toLowerCase() === pair);
}

function isClosed(url: URL, closedHosts: readonly string[]): boolean {
  if (closedHosts.length === 0) return false;
  const hostname = bareHost(url.hostname);
  return closedHosts.some((domain) => domain === url.host || domain === hostname || hostname.endsWith(`.${domain}`));
}

function checkPublic(url: URL, options: TargetOptions): TargetDecision {
  const port = portOf(url);
  if (!(options.ports ?? WEB_PORTS).includes(port)) return refuse(`Port ${port} is not a port for websites.`);
  const host = bareHost(url.hostname);
  if (isAddress(host)) {
    return isPublicAddress(host) ? allow : refuse(`${host} is not a public internet address.`);
  }
  if (isLocalName(host)) return refuse(`${host} is a local name, not a public one.`);
  return checkAddresses(host, options.addresses);
}

const allow: TargetDecision = { allowed: true, reason: "This is a public address." };

function checkAddresses(host: string, addresses: readonly string[] | undefined): TargetDecision {
  if (addresses === undefined) return allow;
  if (addresses.length === 0) return refuse(`${host} has no address.`);
  return addresses.every(isPublicAddress) ? allow : refuse(`${host} leads to an address that is not public.`);
}

/** Without IPv6 brackets and the root's trailing dot. */
export function bareHost(hostname: string): string {
  const inner = hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
  return inner.endsWith(".") ? inner.slice(0, -1) : inner;
}

function isLocalName(host: string): boolean {
  if (!host.includes(".")) return true;
  return LOCAL_SUFFIXES.some((suffix) => host.endsWith(`.${suffix}`));
}
