import { detach } from "../text/characters.ts";
import { normaliseUrl } from "./normalise-url.ts";

/** Resolves the addresses of one page against its base. */
export interface PageResolver {
  /** Absolute http(s) without fragment, or null. */
  resolve(href: string): string | null;
  /** The same for an address that is remembered over pages. */
  follow(written: WrittenHref): string | null;
}

/** An address as pages write it. */
export interface WrittenHref {
  /** Without white space around it. */
  readonly href: string;
  readonly isScript: boolean;
  readonly dependsOn: "path" | "origin" | "nothing";
  /** Where it leads from pages under `root`, which is null before it was asked; never set when it depends on the path. */
  url: string | null;
  root: string | null;
}

const scheme = /^[a-z][a-z0-9+.-]*:/i;
const web = /^https?:/i;
const absolute = /^https?:\/\//i;

/** "/path" (not "//host") and "https://..." depend on the base's origin alone; "mailto:..." never leads to a page. */
function dependenceOf(href: string): WrittenHref["dependsOn"] {
  const first = href.charCodeAt(0);
  if (first === 47) return href.charCodeAt(1) !== 47 && href.charCodeAt(1) !== 92 ? "origin" : "path";
  if (!scheme.test(href)) return "path";
  if (!web.test(href)) return "nothing";
  return absolute.test(href) ? "origin" : "path";
}

/** Reads an address as it stands in an attribute. */
export function readHref(written: string): WrittenHref {
  const href = written.trim();
  const dependsOn = dependenceOf(href);
  const isScript = dependsOn === "nothing" && /^javascript:/i.test(href);
  return { href, isScript, dependsOn, url: null, root: null };
}

/** Such a path is written as the URL standard writes it, unless a segment begins with a dot. */
const plainPath = /^\/(?![/\\])[\w/~.,+:@=-]*(?:\?[\w/~.,+:@=&-]*)?$/;
const dotSegment = "/.";
/** A path below that of the page, likewise. */
const plainBelow = /^[\w~,+@=-][\w/~.,+@=-]*(?:\?[\w/~.,+:@=&-]*)?$/;

const most = 20_000;

interface KnownHref {
  readonly href: string;
  readonly url: string | null;
  /** What was asked for after it the last time. */
  next: KnownHref | null;
}

/** Addresses repeat on every page of a site: what doesn't depend on the page's path is resolved once per site. */
let root = "";
/** The root without its slash; null where the page before wasn't written as the URL standard writes web addresses. */
let origin: string | null = null;
let known = new Map<string, KnownHref>();
let last: KnownHref | null = null;

/** What pages load comes in one order: most is what followed last time, which spares looking it up. */
function follows(href: string): boolean {
  const guess = last?.next ?? null;
  if (guess?.href !== href) return false;
  last = guess;
  return true;
}

function recall(href: string, base: string): string | null {
  const entry = find(href, base);
  if (last !== null) last.next = entry;
  last = entry;
  return entry.url;
}

function find(href: string, base: string): KnownHref {
  let entry = known.get(href);
  if (entry === undefined) {
    if (known.size >= most) forget();
    const own = detach(href);
    entry = { href: own, url: normaliseUrl(own, base), next: null };
    known.set(own, entry);
  }
  return entry;
}

function forget(): void {
  known = new Map();
  last = null;
}

/** Lets all that is remembered lead to the site of this page. */
function lead(base: string): void {
  root = URL.parse("/", base)?.href ?? "";
  origin = absolute.test(root) && base.startsWith(root) ? root.slice(0, -1) : null;
  forget();
}

/** A hostile site could fill the memory with long addresses. */
const longestRemembered = 500;

/** True when only the origin of the base matters. */
const isRooted = (href: string): boolean => href.length <= longestRemembered && dependenceOf(href) === "origin";

/** True for an absolute address under `origin` that is written as the URL standard writes it. */
const isPlainUnder = (origin: string, href: string): boolean =>
  href.startsWith(origin) && isPlainPath(href.slice(origin.length));

const isPlainPath = (path: string): boolean => plainPath.test(path) && !path.includes(dotSegment);

export function createPageResolver(base: string): PageResolver {
  if (origin === null || !base.startsWith(root)) lead(base);
  const site = origin;
  /** The page's own address without fragment, and the folder it stands in; read when the first address needs it. */
  let page: string | null | undefined;
  let folder: string | null = null;
  function readPage(): void {
    page = site !== null && isPlainUnder(site, base) ? base : normaliseUrl("#", base);
    folder = page !== null && site !== null && isPlainUnder(site, page) ? page.replace(/[^/]*(?:\?.*)?$/, "") : null;
  }
  function fromPath(href: string): string | null {
    if (page === undefined) readPage();
    if (href.startsWith("#")) return page ?? null;
    return folder !== null && plainBelow.test(href) && !href.includes(dotSegment)
      ? folder + href
      : normaliseUrl(href, base);
  }
  return {
    resolve(href) {
      if (follows(href)) return last!.url;
      if (site !== null && isPlainUnder(site, href)) return href;
      return isRooted(href) ? recall(href, base) : normaliseUrl(href, base);
    },
    follow(written) {
      if (written.dependsOn === "nothing") return null;
      if (written.dependsOn === "path") return fromPath(written.href);
      if (written.root !== root) {
        const { href } = written;
        written.url = site !== null && isPlainPath(href) ? site + href : normaliseUrl(href, base);
        written.root = root;
      }
      return written.url;
    },
  };
}
