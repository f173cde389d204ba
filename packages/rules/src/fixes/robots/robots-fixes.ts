import { isPersonalPath, isSearchPath } from "../../knowledge/utility-paths.ts";
import { sameHost } from "../../reading/address-form.ts";
import { newSitemapAddress } from "../../reading/site-folder.ts";
import { distinctUrls, type Fixer } from "../fixer.ts";
import { refusalOf } from "../guard/guard.ts";
import { opened, type Refusal } from "./robots-edit.ts";
import type { SiteView } from "../../view/site-view.ts";
import { robotsLinePatch } from "../patches/site-patches.ts";
import { sitemapFile } from "../sitemap/new-sitemap.ts";

/** An index none of whose files answers leads nowhere. */
export const sitemapUrls = ({ site: { sitemaps } }: SiteView): string[] => {
  const isEmpty = !sitemaps.files.some(({ status, kind }) => status === 200 && kind === "urlset");
  return sitemaps.files
    .filter((file) => file.status === 200 && file.kind !== "unknown" && file.from !== "index")
    .filter(({ kind }) => kind !== "index" || !isEmpty)
    .map((file) => file.url);
};

/** The sitemaps that were found, else the one that is made with the file. */
function sitemapsToName(view: SiteView): string[] {
  const found = sitemapUrls(view);
  const isMade = found.length === 0 && view.served.length > 1 && sitemapFile(view) !== null;
  return isMade ? [newSitemapAddress(view.site)] : found;
}

/**
 * A complete file that closes what is for one visitor, where the site has that, and names the sitemap. None that would
 * say neither: without a file crawlers read everything as well.
 */
export const newRobots: Fixer = (_cause, view) => {
  const maps = sitemapsToName(view).map((url) => `Sitemap: ${url}`);
  const closed = [...personalFolders(view), ...cartLines(view)]
    .map((path) => `Disallow: ${path}`)
    .filter((after) => refusalOf(robotsLinePatch(view, "*", { before: null, after }), view) === null);
  if (closed.length === 0 && maps.length === 0) return null;
  const lines = closed.length > 0 ? closed : ["Disallow:"];
  // Pasted beside the sitemap that is made with it, it has to say where it begins.
  const name = sitemapUrls(view).length === 0 && maps.length > 0 ? ["# robots.txt, a file of its own"] : [];
  const file = [...name, "User-agent: *", ...lines, ...(maps.length > 0 ? ["", ...maps] : [])].join("\n");
  const patches = [
    ...lines.map((after) => robotsLinePatch(view, "*", { before: null, after })),
    ...maps.map((line) => robotsLinePatch(view, null, { before: null, after: line })),
  ];
  return [[{ patches, print: () => file }]];
};

const MOST_CLOSED = 20;

/** Buttons that are links put something into a basket at each visit of a crawler. */
const cartLines = ({ site: { graph } }: SiteView): string[] =>
  graph.urls.some((url) => /[?&]add-to-cart=/.test(url)) ? ["/*?add-to-cart="] : [];

/** Basket, order, account and inner search as the site's links name them; nothing that would close a page to be found. */
function personalFolders(view: SiteView): string[] {
  const { graph, home } = view.site;
  // What is gone, or is a second writing of another address, needs no line.
  const isThere = (url: string): boolean =>
    (view.pageAt(url)?.response.status ?? 200) < 400 && !new URL(url).pathname.includes("//");
  const paths = graph.urls.flatMap((url, node) =>
    graph.inlinks(node) > 0 && sameHost(url, home) && isThere(url) ? [new URL(url).pathname] : [],
  );
  const found = paths.filter((path) => !isForOneVisitor(path));
  const folders = paths.flatMap((path) => folderForOne(path) ?? []);
  // A page that asks to be left out has to be read to be heard.
  const asking = view.site.pages.flatMap(({ url, indexability }) =>
    indexability.reason === "noindex" ? [new URL(url).pathname] : [],
  );
  // What the sitemap lists, and what pages name as their version in another language, is meant to be found.
  const named = [
    ...view.site.sitemaps.entries.map(({ url }) => url),
    ...view.site.pages.flatMap(({ head }) => head.hreflang.flatMap(({ url }) => url ?? [])),
  ].flatMap((url) => URL.parse(url)?.pathname ?? []);
  const open = [...found, ...asking, ...named];
  const closed = [...new Set(folders)].filter((folder) => !open.some((path) => path.startsWith(folder)));
  return closed
    .filter((folder) => !closed.some((other) => other !== folder && folder.startsWith(other)))
    .toSorted()
    .slice(0, MOST_CLOSED);
}

const isForOneVisitor = (pathname: string): boolean => isPersonalPath(pathname) || isSearchPath(pathname);

/** The path down to the part that says whom it is for. */
function folderForOne(pathname: string): string | null {
  const parts = pathname.split("/").slice(1);
  const at = parts.findIndex((part) => isForOneVisitor(`/${part}`));
  return at < 0 ? null : `/${parts.slice(0, at + 1).join("/")}`;
}

/** The file in which the crawlers that the evidence names may fetch the pages it names; others keep their rules. */
export const openForNamed: Fixer<readonly { readonly agent: string; readonly example: string }[]> = (cause, view) => {
  const refusals = cause.faults.flatMap(({ evidence: { saw } }) =>
    saw.map(({ agent, example }): Refusal => ({ agent, url: example })),
  );
  return refusals.length > 0 ? [[opened(view, refusals, false)]] : null;
};

/** The rules to narrow, each with an exception for the linked addresses that it blocks. */
export const exceptions: Fixer = (cause, view) => {
  const paths = distinctUrls(cause)
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url))
    .slice(0, 40);
  if (paths.length === 0) return null;
  const lines = [...new Set(paths.map((url) => `Allow: ${url.pathname}${url.search}`))].toSorted();
  const agents = view.site.robots.rules.groups.find((group) => group.agents.includes("googlebot")) ? "Googlebot" : "*";
  return [`# add to the group "User-agent: ${agents}" for those of these that should be found:`, ...lines].join("\n");
};
