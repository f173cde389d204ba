import type { SiteView } from "../../view/site-view.ts";
import { pathAndQuery } from "../../view/page-words.ts";
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
const sitemapOf = ({ site }: SiteView): string =>
  site.sitemaps.files.find(({ status, kind }) => status === 200 && kind === "urlset")?.url ??
  new URL("/sitemap.xml", site.home).href;

export const sitemapPatch = (op: "add" | "remove", address: string, view: SiteView): Patch => ({
  at: "sitemap",
  url: sitemapOf(view),
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
