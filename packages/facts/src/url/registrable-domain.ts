import { getDomain } from "tldts";

function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? url.toLowerCase();
}

/**
 * The domain a site's owner registered: public suffix + 1, private suffixes included, so that two shops of one platform
 * are two domains. IP addresses, localhost and bare suffixes give the host itself. Takes a URL or a host name.
 */
export function registrableDomainOf(url: string): string {
  const host = hostOf(url);
  return getDomain(host, { allowPrivateDomains: true, validateHostname: false }) ?? host;
}

/** True when both addresses belong to one registrable domain. */
export function sameSite(a: string, b: string): boolean {
  return registrableDomainOf(a) === registrableDomainOf(b);
}
