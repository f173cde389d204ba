import { detach } from "../text/characters.ts";
import { normaliseUrl } from "./normalise-url.ts";

/** Resolves the addresses of one page against its base. */
export interface PageResolver {
  /** Absolute http(s) without fragment, or null. */
  resolve(href: string): string | null;
  /** The same with the href in memory of its own. */
  read(href: string): ResolvedHref;
}

export interface ResolvedHref {
  href: string;
  url: string | null;
}

const most = 20_000;

interface KnownHref {
  readonly resolved: ResolvedHref;
  /** What was asked for after it the last time. */
  next: KnownHref | null;
}

/** Links repeat on every page of a site: what doesn't depend on the page's path is resolved once per origin. */
let origin = "";
let known = new Map<string, KnownHref>();
let last: KnownHref | null = null;

/** Menus and footers come in one order: most links are what followed last time, which spares looking them up. */
function recall(href: string, base: string): ResolvedHref {
  const guess = last?.next ?? null;
  const entry = guess?.resolved.href === href ? guess : find(href, base);
  if (last !== null) last.next = entry;
  last = entry;
  return entry.resolved;
}

function find(href: string, base: string): KnownHref {
  let entry = known.get(href);
  if (entry === undefined) {
    if (known.size >= most) forget();
    const own = detach(href);
    entry = { resolved: { href: own, url: normaliseUrl(own, base) }, next: null };
    known.set(own, entry);
  }
  return entry;
}

function forget(): void {
  known = new Map();
  last = null;
}

/** A hostile site could fill the memory with long addresses. */
const longestRemembered = 500;

/** True when only the origin of the base matters: "/path" (not "//host") and "https://...". */
function isRooted(href: string): boolean {
  if (href.length > longestRemembered) return false;
  const first = href.charCodeAt(0);
  if (first === 47) return href.charCodeAt(1) !== 47 && href.charCodeAt(1) !== 92;
  return (first === 104 || first === 72) && /^https?:\/\//i.test(href);
}

export function createPageResolver(base: string): PageResolver {
  const baseOrigin = URL.parse(base)?.origin ?? "";
  if (baseOrigin !== origin) {
    origin = baseOrigin;
    forget();
  }
  return {
    resolve: (href) => (isRooted(href) ? recall(href, base).url : normaliseUrl(href, base)),
    read: (href) => (isRooted(href) ? recall(href, base) : { href: detach(href), url: normaliseUrl(href, base) }),
  };
}
