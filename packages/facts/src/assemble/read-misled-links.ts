import type { HeadFacts, LinkFact } from "../page-facts.ts";
import { normaliseUrl } from "../url/normalise-url.ts";

type BasedLinks = NonNullable<HeadFacts["byBase"]>;

const mostAddresses = 60;
/** A scheme, a host or a path from the root: the base element changes nothing of it but the host. */
const whole = /^([a-z][a-z\d+.-]*:|\/)/i;

/** Addresses of links that the base element leads elsewhere than the page's own address would; undefined without any. */
export function readMisledLinks(links: readonly LinkFact[], url: string, base: string | null): { byBase?: BasedLinks } {
  if (base === null || new URL(".", base).href === new URL(".", url).href) return {};
  const found = new Map<string, string>();
  for (const link of links) {
    if (link.url === null || whole.test(link.href) || found.has(link.url)) continue;
    const own = normaliseUrl(link.href, url);
    if (own !== null && own !== link.url) found.set(link.url, own);
    if (found.size >= mostAddresses) break;
  }
  return found.size === 0 ? {} : { byBase: [...found].map(([to, own]) => ({ url: to, own })) };
}
