import { createTextMemo } from "../text/text-memo.ts";
import { normaliseUrl } from "./normalise-url.ts";

/** Resolves the addresses of one page against its base. */
export interface PageResolver {
  /** Absolute http(s) without fragment, or null. */
  resolve(href: string): string | null;
}

const scheme = /^[a-z][a-z0-9+.-]*:/i;
const web = /^https?:/i;

/** A path from the root (not "//host") that is written as the URL standard writes it, unless a segment begins with a dot. */
const plainPath = /^\/(?![/\\])[\w/~.,+:@=-]*(?:\?[\w/~.,+:@=&-]*)?$/;
/** A path below that of the page, likewise. */
const plainBelow = /^[\w~,+@=-][\w/~.,+@=-]*(?:\?[\w/~.,+:@=&-]*)?$/;

const isPlainPath = (path: string): boolean => plainPath.test(path) && !path.includes("/.");

/** An address that means the same on every page of a site; "https:page" depends on the page. */
const rooted = /^(?:\/|https?:\/\/)/i;

/** Most addresses of a site are plain: they are put together, which costs a tenth of parsing them. */
function resolveRooted(site: string, href: string): string | null {
  if (isPlainPath(href)) return site + href;
  const isPlain = href.startsWith(site) && isPlainPath(href.slice(site.length));
  return isPlain ? href : normaliseUrl(href, `${site}/`);
}

/** Menus lead to the same places from page after page: these share one text, which is then found and compared at no cost. */
const rootedOn = createTextMemo(
  (site) => createTextMemo((href) => resolveRooted(site, href), { most: 5000, longest: 300 }),
  { most: 4, longest: 300 },
);

export function createPageResolver(base: string): PageResolver {
  const site = originOf(base);
  const onSite = site === null ? null : rootedOn(site);
  const page = normaliseUrl("#", base);
  const isPlain = page !== null && site !== null && page.startsWith(site) && isPlainPath(page.slice(site.length));
  const folder = isPlain ? page.replace(/[^/]*(?:\?.*)?$/, "") : null;
  return {
    resolve(href) {
      if (onSite !== null && rooted.test(href)) return onSite(href);
      if (href.startsWith("#")) return page;
      if (folder !== null && plainBelow.test(href) && !href.includes("/.")) return folder + href;
      return scheme.test(href) && !web.test(href) ? null : normaliseUrl(href, base);
    },
  };
}

/** Scheme and host as the URL standard writes them, without a slash behind; null where the base isn't written so. */
function originOf(base: string): string | null {
  const origin = URL.parse(base)?.origin;
  return origin !== undefined && base.startsWith(`${origin}/`) ? origin : null;
}
