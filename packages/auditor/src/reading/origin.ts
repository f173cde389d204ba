import { pageUrl } from "./page-url.ts";

/** True for addresses on this machine: transport security says nothing about them. */
export function isLoopback(url: string): boolean {
  const { hostname } = pageUrl(url);
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

/** True when transport security can be asked of the address: a public http(s) one. */
export const isHttps = (url: string): boolean => url.startsWith("https:");

/** An address without scheme, www and final slash, lower case: what two spellings of one site have in common. */
export const bareAddress = (address: string): string =>
  address
    .replace(/^https?:\/\/(www\.)?/i, "")
    .replace(/\/+$/, "")
    .toLowerCase();
