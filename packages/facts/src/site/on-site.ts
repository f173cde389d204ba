import { registrableDomainOf } from "../url/registrable-domain.ts";

const authority = /^https?:\/\/([^/?#]*)/;

function isBareHost(domain: string): boolean {
  return domain === "localhost" || /^[\d.]+$|^\[/.test(domain);
}

/**
 * Tells whether an absolute URL belongs to the site of `start`: same registrable domain. For addresses and localhost the
 * port counts too, as different ports are different sites there.
 */
export function createOnSiteTest(start: string): (url: string) => boolean {
  const domain = registrableDomainOf(start);
  const known = new Map<string, boolean>();
  const startAuthority = authority.exec(start)?.[1] ?? "";
  const decide = (url: string, host: string): boolean =>
    host === startAuthority || (!isBareHost(domain) && registrableDomainOf(url) === domain);
  /** Nearly all links of a page lead here, and each is asked about. */
  const own = start.slice(0, start.indexOf("/", start.indexOf("//") + 2) + 1);
  return (url) => {
    if (own !== "" && url.startsWith(own)) return true;
    const from = url.indexOf("//") + 2;
    const slash = url.indexOf("/", from);
    const host = url.slice(from, slash < 0 ? url.length : slash);
    let answer = known.get(host);
    if (answer === undefined) {
      answer = decide(url, host);
      // The map may outlive the page the host was cut from.
      if (known.size < 10_000) known.set(` ${host}`.slice(1), answer);
    }
    return answer;
  };
}
