import { isLoopback } from "./origin.ts";

const bareHost = (host: string): string => host.replace(/^www\./, "");

/** What is left of an address without scheme, www, final slash and fragment: equal for forms of one address. */
export function bareForm(url: string): string {
  const { host, pathname, search } = new URL(url);
  return `${bareHost(host)}${pathname.replace(/\/+$/, "")}${search}`;
}

/** True when both addresses have one host, with or without www. */
export const sameHost = (a: string, b: string): boolean => bareHost(new URL(a).host) === bareHost(new URL(b).host);

/** True for a copy on this machine whose addresses all name the public site: they say nothing about the copy. */
export const isLocalCopy = (home: string, urls: readonly string[]): boolean =>
  isLoopback(home) && urls.length > 0 && urls.every((url) => !sameHost(home, url));
