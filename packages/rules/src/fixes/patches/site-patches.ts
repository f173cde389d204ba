import { newSitemapAddress } from "../../reading/site-folder.ts";
import type { SiteView } from "../../view/site-view.ts";
import { pathAndQuery } from "../../view/address-words.ts";
import type { Patch } from "./patch.ts";

export const redirectPatch = (from: string, to: string): Patch => ({
  at: "redirects",
  url: from,
  op: "redirect",
  key: "301",
  before: pathAndQuery(from),
  after: to,
});

/** The site's first own sitemap, or where one usually lies. */
const firstSitemap = ({ site }: SiteView): string =>
  site.sitemaps.files.find(({ status, kind }) => status === 200 && kind === "urlset")?.url ?? newSitemapAddress(site);

interface Listed {
  /** The file that holds each address. */
  readonly fileOf: ReadonlyMap<string, string>;
  /** The file that holds most addresses of each folder. */
  readonly fileFor: ReadonlyMap<string, string>;
}

const known = new WeakMap<SiteView, Listed>();

function listedIn(view: SiteView): Listed {
  const before = known.get(view);
  if (before !== undefined) return before;
  const entries = view.site.sitemaps.entries.flatMap(({ url, file }) => (file === undefined ? [] : [{ url, file }]));
  const folders = Map.groupBy(entries, ({ url }) => folderOf(url));
  const fileFor = [...folders].flatMap(([folder, inside]) => {
    const [most] = [...Map.groupBy(inside, ({ file }) => file)].toSorted(([, a], [, b]) => b.length - a.length);
    return most === undefined ? [] : [[folder, most[0]] as const];
  });
  const found = { fileOf: new Map(entries.map(({ url, file }) => [url, file])), fileFor: new Map(fileFor) };
  known.set(view, found);
  return found;
}

const folderOf = (url: string): string => (URL.parse(url)?.pathname ?? "").replace(/[^/]+\/?$/, "");

/** The sitemap that holds an address; for a new one that of its neighbours, else the first. */
function sitemapOf(address: string, view: SiteView): string {
  const { fileOf, fileFor } = listedIn(view);
  return fileOf.get(address) ?? fileFor.get(folderOf(address)) ?? firstSitemap(view);
}

export const sitemapPatch = (op: "add" | "remove", address: string, view: SiteView): Patch => ({
  at: "sitemap",
  url: sitemapOf(address, view),
  op,
  before: op === "add" ? null : address,
  after: op === "add" ? address : null,
});

/** @param group the crawler whose rules hold the line; null for lines of no group, such as Sitemap */
export function robotsLinePatch(
  view: SiteView,
  group: string | null,
  { before, after }: { readonly before: string | null; readonly after: string | null },
): Patch {
  const inGroup = (line: string | null): string | null =>
    line === null || group === null ? line : `User-agent: ${group}\n${line}`;
  return { at: "robots.txt", url: view.site.robots.url, op: "line", before: inGroup(before), after: inGroup(after) };
}

/** A header of all pages. */
export const headerPatch = (view: SiteView, name: string, value: string): Patch => ({
  at: "header",
  url: new URL("/*", view.site.home).href,
  op: "header",
  key: name,
  before: homeHeaders(view)[name.toLowerCase()] ?? null,
  after: value,
});

/** Response headers of the home page. */
export const homeHeaders = ({ site }: SiteView): Readonly<Record<string, string>> =>
  site.pages.find((page) => page.url === site.home)?.response.headers ?? {};
