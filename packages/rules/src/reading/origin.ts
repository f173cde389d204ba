/** Scheme, host and port of the address asked about last, up to the slash behind them, and what was told of them. */
let last = { origin: "null/", isLoopback: false };

/** True for addresses on this machine: transport security says nothing about them. */
export const isLoopback = (url: string): boolean => originFacts(url).isLoopback;

/** Scheme, host and port of an address, up to the slash behind them. */
export const originOf = (url: string): string => originFacts(url).origin;

function originFacts(url: string): typeof last {
  if (url.startsWith(last.origin)) return last;
  const { origin, hostname } = new URL(url);
  last = { origin: `${origin}/`, isLoopback: isLoopbackHost(hostname) };
  return last;
}

const isLoopbackHost = (hostname: string): boolean =>
  hostname === "localhost" ||
  hostname.endsWith(".localhost") ||
  hostname === "[::1]" ||
  /^127(\.\d{1,3}){3}$/.test(hostname);

/** True when transport security can be asked of the address: a public http(s) one. */
export const isHttps = (url: string): boolean => url.startsWith("https:");

/** An address without scheme, www and final slash, lower case: what two spellings of one site have in common. */
export const bareAddress = (address: string): string =>
  address
    .replace(/^https?:\/\/(www\.)?/i, "")
    .replace(/\/+$/, "")
    .toLowerCase();
