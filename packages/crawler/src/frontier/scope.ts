import { registrableDomainOf } from "@audit/facts";
import { isAddress } from "../egress/address.ts";

/** Which addresses belong to the site: the home's host and port under http and https, plus variants that were proved. */
export interface Scope {
  /** `url` as `normaliseUrl` writes it. */
  isInternal(url: string): boolean;
  /** Makes a host part of the site, e.g. the bare form that redirects to www. */
  include(url: string): void;
}

export function createScope(home: string): Scope {
  const prefixes: string[] = [];
  const include = (url: string): void => {
    const { host } = new URL(url);
    // Most links are of the home's own scheme: that prefix is compared first.
    const own = new URL(url).protocol;
    const other = own === "https:" ? "http:" : "https:";
    prefixes.push(`${own}//${host}/`, `${other}//${host}/`);
  };
  include(home);
  return {
    include,
    isInternal(url) {
      for (const prefix of prefixes) if (url.startsWith(prefix)) return true;
      return false;
    },
  };
}

/** The www or bare variant of a home page, or null where there is none to expect (sub-domains, ports, IP addresses). */
export function wwwVariantOf(home: string): string | null {
  const url = new URL(home);
  if (url.port !== "") return null;
  const domain = registrableDomainOf(home);
  if (!domain.includes(".") || isAddress(domain)) return null;
  if (url.hostname === domain) return `${url.protocol}//www.${domain}/`;
  return url.hostname === `www.${domain}` ? `${url.protocol}//${domain}/` : null;
}

/** Addresses of a list as the site writes its host: whoever names pages may know them with or without www. */
export function onHostOf(home: string, urls: Iterable<string>): ReadonlySet<string> {
  const { host } = new URL(home);
  const other = host.startsWith("www.") ? host.slice(4) : `www.${host}`;
  return new Set(Array.from(urls, (url) => url.replace(`://${other}/`, `://${host}/`)));
}
