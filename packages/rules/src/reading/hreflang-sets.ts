import { normaliseUrl, type PageFacts, type SiteFacts } from "@audit/facts";
import { readHreflang } from "../knowledge/hreflang-code.ts";
import { pagesByUrl } from "./page-index.ts";
import { isSecondWriting } from "./second-writing.ts";

/** One language version that an address declares. */
export interface Alternate {
  /** As written. */
  readonly value: string;
  /** As written. */
  readonly href: string;
  /** Absolute, or null when it can't be resolved. */
  readonly url: string | null;
  readonly via: "html" | "header" | "sitemap";
}

export type ValidAlternate = Alternate & { readonly url: string };

/** Language versions as one address declares them. Addresses that declare the same mostly share one object. */
export interface Versions {
  readonly alternates: readonly Alternate[];
  /** Those with a readable code and address, one per code and address; x-default included. */
  readonly valid: readonly ValidAlternate[];
}

/** All language versions that one address declares, over the three methods Google reads. */
export interface HreflangSet {
  readonly url: string;
  /** Null when only the sitemap speaks of the address and it was not fetched. */
  readonly page: PageFacts | null;
  readonly versions: Versions;
}

/** The places hreflang can stand, as evidence names them. */
export const PLACE: Readonly<Record<Alternate["via"], string>> = {
  html: "head > link[rel=alternate][hreflang]",
  header: "Link header, rel=alternate",
  sitemap: "sitemap, xhtml:link",
};

type IndexableSet = HreflangSet & { readonly page: PageFacts };

type Source = Pick<SiteFacts, "pages" | "sitemaps">;
const indexable = new WeakMap<readonly PageFacts[], readonly IndexableSet[]>();
const built = new WeakMap<readonly PageFacts[], ReadonlyMap<string, HreflangSet>>();

/** Every address with hreflang in head, Link header or sitemap. Links outside head are ignored, as Google does. */
export function hreflangSets(site: Source): ReadonlyMap<string, HreflangSet> {
  const known = built.get(site.pages);
  if (known) return known;
  const byUrl = pagesByUrl(site.pages);
  const sets = new Map<string, HreflangSet>();
  const versionsOf = shareVersions(byUrl, sets);
  const add = (url: string, page: PageFacts | null, alternates: readonly Alternate[]): void => {
    if (alternates.length > 0) sets.set(url, { url, page, versions: versionsOf(alternates) });
  };
  for (const page of site.pages) {
    if (page.response.status === 200) add(page.url, page, [...fromHead(page), ...fromHeader(page)]);
  }
  for (const { url, alternates } of site.sitemaps.entries) {
    if (alternates.length === 0) continue;
    const before = sets.get(url)?.versions.alternates ?? [];
    add(url, byUrl.get(url) ?? null, [...before, ...alternates.map(fromSitemap)]);
  }
  built.set(site.pages, sets);
  return sets;
}

/** Sets of indexable pages: the only ones search engines act on; second writings belong to the versions of their pages. */
export function indexableSets(site: Source): readonly IndexableSet[] {
  const known = indexable.get(site.pages);
  if (known) return known;
  const byUrl = pagesByUrl(site.pages);
  const isSecond = (url: string): boolean => isSecondWriting(url, (clean) => byUrl.has(clean));
  const sets = [...hreflangSets(site).values()].filter(
    (set): set is IndexableSet => set.page !== null && set.page.indexability.indexable && !isSecond(set.url),
  );
  indexable.set(site.pages, sets);
  return sets;
}

/** So many of the versions that a page names are asked whether they name the same. */
const MOST_ASKED = 4;

/** Versions of one page mostly name the same list: then they share it, and what rules tell of it is told once. */
function shareVersions(
  byUrl: ReadonlyMap<string, PageFacts>,
  sets: ReadonlyMap<string, HreflangSet>,
): (alternates: readonly Alternate[]) => Versions {
  const share = shareAlternates(byUrl);
  return (named) => {
    for (const { url } of named.slice(0, MOST_ASKED)) {
      const versions = url === null ? undefined : sets.get(url)?.versions;
      if (versions !== undefined && isSameList(versions.alternates, named)) return versions;
    }
    const alternates = named.map(share);
    return { alternates, valid: validAmong(alternates) };
  };
}

function isSameList(some: readonly Alternate[], others: readonly Alternate[]): boolean {
  return some.length === others.length && some.every((one, place) => isSame(one, others[place]!));
}

const isSame = (one: Alternate, other: Alternate): boolean =>
  one.href === other.href && one.value === other.value && one.url === other.url && one.via === other.via;

/** All versions of a page name the same addresses: on a large site each is held once, as its page's own where it can be. */
function shareAlternates(byUrl: ReadonlyMap<string, PageFacts>): (one: Alternate) => Alternate {
  const known = new Map<string, Alternate[]>();
  return (given) => {
    const { value, href, url, via } = given;
    const named = known.get(href);
    const same = named?.find((other) => isSame(other, given));
    if (same !== undefined) return same;
    const own = url === null ? null : (byUrl.get(url)?.url ?? url);
    const one = { value, href: href === own ? own : href, url: own, via };
    if (named === undefined) known.set(one.href, [one]);
    else named.push(one);
    return one;
  };
}

function validAmong(alternates: readonly Alternate[]): readonly ValidAlternate[] {
  const seen = new Set<string>();
  const valid = alternates.filter((one): one is ValidAlternate => {
    const key = `${one.value.toLowerCase()} ${one.url}`;
    if (one.url === null || seen.has(key) || typeof readHreflang(one.value) === "string") return false;
    seen.add(key);
    return true;
  });
  return valid.length === alternates.length ? (alternates as readonly ValidAlternate[]) : valid;
}

function fromHead(page: PageFacts): Alternate[] {
  return page.head.hreflang
    .filter((link) => link.inHead)
    .map(({ hreflang, href, url }) => ({ value: hreflang ?? "", href, url, via: "html" }));
}

/** `Link: <https://shop.example/de>; rel="alternate"; hreflang="de", ...` (RFC 8288). */
const fromHeader = ({ response }: PageFacts): Alternate[] =>
  (response.hreflangHeader ?? []).map(({ hreflang, href, url }) => ({
    value: hreflang,
    href,
    url,
    via: "header",
  }));

const fromSitemap = ({ lang, url }: { lang: string; url: string }): Alternate => ({
  value: lang,
  href: url,
  url: normaliseUrl(url),
  via: "sitemap",
});
