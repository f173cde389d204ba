import type { PageFacts } from "@audit/facts";
import { isErrorPath, isUtilityPath } from "../../knowledge/utility-paths.ts";
import { indexableHtml, readableHtml } from "../../populations.ts";
import { sameHost } from "../../reading/address-form.ts";
import { canonicalTarget } from "../../reading/canonical-target.ts";
import { doublesIn } from "../../reading/double-folders.ts";
import { emptyPagesOf } from "../../reading/empty-pages.ts";
import { isIndexFileOf } from "../../reading/index-file.ts";
import { noticePages } from "../../reading/notice-pages.ts";
import { isLaterPage } from "../../reading/pagination.ts";
import { isSamplePage } from "../../reading/sample-page.ts";
import { judgeCopies } from "../../reading/same-content.ts";
import { newSitemapAddress, siteFolder } from "../../reading/site-folder.ts";
import { pathOf } from "../../view/address-words.ts";
import { hopsFrom } from "../../view/final-target.ts";
import type { SiteView } from "../../view/site-view.ts";
import { counted } from "../../wording/plural.ts";
import type { Fixer } from "../fixer.ts";
import { type Section, sectionsOf } from "../patches/fix.ts";
import type { Patch } from "../patches/patch.ts";
import { sitemapPatch } from "../patches/site-patches.ts";
import { addressesOf, changedOn, entry } from "./sitemap-fixes.ts";

/** Longer files are no longer pasted. */
const MOST_CHARACTERS = 18_000;

/** A sitemap of the pages that may be listed, and the line that names it where robots.txt exists. */
export const newSitemap: Fixer = (_cause, view) => sectionsOf(sitemapFile(view) ?? sitemapForLater(view));

/** Frameworks that leave the sitemap to their users. */
const LEAVE_IT: ReadonlySet<string> = new Set(["next", "nuxt", "gatsby", "astro"]);

/** Whether the system behind the site writes its sitemap, or an extension of it does. */
export const writesSitemaps = ({ platform }: SiteView): boolean => platform !== null && !LEAVE_IT.has(platform);

/**
 * The file with all pages that may be listed; null where only a part of the site was read, where a fault keeps many pages
 * out, and where the list is longer than a task: half a sitemap is worse than none.
 */
export function sitemapFile(view: SiteView): Section | null {
  if (isReadInPart(view) || keepsOut(view)) return null;
  const urls = listedIn(listable(view), view);
  if (urls === null) return null;
  return [{ patches: urls.map((url) => sitemapPatch("add", url, view)), print: (kept) => printed(kept, view) }];
}

const printed = (kept: readonly Patch[], view: SiteView): string => fileOf(addressesOf(kept), view);

const isReadInPart = ({ site }: SiteView): boolean => site.coverage.notCrawled.some(({ reason }) => reason === "limit");

/**
 * The file of a site that hides as a whole, or whose pages name another host as their main one: right on the day when the
 * task about that is done. It is shown and no patch of today.
 */
function sitemapForLater(view: SiteView): string | null {
  if (isReadInPart(view)) return null;
  const isHidden = ({ indexability }: PageFacts): boolean =>
    indexability.indexable && indexability.reason === "noindex";
  const notices = noticePages(view.site.pages.filter(isHidden), view.site);
  const later = [...view.site.pages.filter((page) => isHidden(page) && !notices.has(page)), ...ofOtherHost(view)];
  const urls = listedIn([...listable(view), ...later], view);
  if (later.length === 0 || urls === null) return null;
  const hidden = later.filter(isHidden).length;
  const why =
    hidden > 0
      ? `${counted(hidden, "page")} still ${hidden === 1 ? "says" : "say"} noindex`
      : `${counted(later.length, "page")} still ${later.length === 1 ? "names" : "name"} another host as the main address`;
  return [`# Put this file up once the task about that is done: ${why}.`, fileOf(urls, view)].join("\n\n");
}

/** Pages that name an address on another host; of several that name one, such as pages of a list, the shortest. */
function ofOtherHost({ site }: SiteView): PageFacts[] {
  const named = site.pages.flatMap((page) => {
    const target = readableHtml.includes(page) ? canonicalTarget(page) : null;
    return target === null || sameHost(target, page.url) ? [] : [{ page, target }];
  });
  return [...Map.groupBy(named, ({ target }) => target).values()].flatMap((same) => {
    const [first] = same.toSorted((a, b) => a.page.url.length - b.page.url.length);
    return first === undefined ? [] : [first.page];
  });
}

/** The addresses of those of the pages that searchers look for; null without any, and where the file is longer than a task. */
function listedIn(pages: readonly PageFacts[], view: SiteView): readonly string[] | null {
  const copies = copiesIn(view);
  const empty = emptyPagesOf(view.site);
  const doubles = doublesIn(view.site);
  const folder = siteFolder(view.site);
  const isSought = (page: PageFacts): boolean => {
    const { url, kind } = page;
    const path = pathOf(url);
    // What a system is delivered with goes, except for the home page, which gets words of its own.
    if (url !== view.site.home && isSamplePage(page)) return false;
    return !NOT_SEARCHED.has(kind) && !isUtilityPath(path) && !isErrorPath(path) && !ARCHIVE.test(path);
  };
  const urls = pages
    .filter((page) => !empty.has(page) && !doubles.has(page.url) && !copies.has(page.url) && isSought(page))
    // Additions make copies, unless a page names itself so.
    .filter(({ url, head }) => !new URL(url).search || head.canonicals.some((link) => link.url === url))
    .map(({ url }) => url)
    .filter((url) => new URL(url).pathname.startsWith(folder));
  const sorted = [...new Set(urls)].toSorted();
  const length = sorted.reduce((sum, url) => sum + entry(url, changedOn(url, view)).length + 1, 0);
  return sorted.length === 0 || length > MOST_CHARACTERS ? null : sorted;
}

function fileOf(urls: readonly string[], view: SiteView): string {
  const { outcome, rules } = view.site.robots;
  const address = newSitemapAddress(view.site);
  const isOfRoot = siteFolder(view.site) === "/";
  const line =
    isOfRoot && outcome === "parsed" && rules.sitemaps.length === 0
      ? ["", "# and in robots.txt", `Sitemap: ${address}`]
      : [];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => entry(url, changedOn(url, view))),
    "</urlset>",
    ...line,
  ].join("\n");
}

/** On a site that hides as a whole no page is, though it is judged as if it were. */
const isListable = ({ isHtml, indexability }: PageFacts): boolean =>
  isHtml && indexability.indexable && indexability.reason !== "noindex";

const listable = (view: SiteView): readonly PageFacts[] =>
  view.site.pages.filter(
    (page) => isListable(page) && indexableHtml.includes(page) && (namesItself(page) || namesNothing(page, view)),
  );

/** Nobody searches for these. */
const NOT_SEARCHED: ReadonlySet<string> = new Set(["cart", "account", "search"]);

/** An address whose page names another one is not the one to list; a folder may name its own file. */
function namesItself(page: PageFacts): boolean {
  const target = canonicalTarget(page) ?? page.url;
  return target === page.url || isIndexFileOf(target, page.url);
}

/** A canonical that ends at an error says nothing: search engines keep the page's own address. */
function namesNothing(page: PageFacts, view: SiteView): boolean {
  const target = canonicalTarget(page);
  const end = target === null ? undefined : hopsFrom(target, view).at(-1);
  return end !== undefined && (view.pageAt(end)?.response.status ?? 0) >= FIRST_ERROR;
}

const FIRST_ERROR = 400;

/** Lists of posts by month. */
const ARCHIVE = /\/\d{4}\/\d{2}(\/\d{2})?\/?$/;

/** Copies of a page that is kept: pages whose frame alone is the same are none. */
function copiesIn({ site }: SiteView): ReadonlySet<string> {
  const judged = judgeCopies(site);
  return new Set(judged.verdict === "fail-pages" ? judged.faults.map(({ url }) => url) : []);
}

/** Of the linked pages so many keep out that the list of the others is wrong once that fault is mended. */
const MOST_KEPT_OUT = 0.2;
const FEWEST_KEPT_OUT = 3;
const BY_CHOICE: ReadonlySet<string> = new Set(["legal", "contact"]);
const KEEPS_OUT: ReadonlySet<string> = new Set(["canonicalised", "noindex"]);

/** Terms and an index file are kept out on purpose. */
const isChosen = ({ url, kind, head, indexability }: PageFacts): boolean =>
  (!indexability.indexable && indexability.reason === "noindex" && BY_CHOICE.has(kind)) ||
  head.canonicals.some((link) => link.url !== null && isIndexFileOf(url, link.url));

function keepsOut(view: SiteView): boolean {
  const pages = view.site.pages.filter(
    (page) => readableHtml.includes(page) && !NOT_SEARCHED.has(page.kind) && !new URL(page.url).search,
  );
  const out = pages.filter(
    (page) =>
      ((!page.indexability.indexable && KEEPS_OUT.has(page.indexability.reason)) || !namesItself(page)) &&
      !isChosen(page) &&
      !isLaterPage(page.url) &&
      view.inlinksOf(page.url) > 0,
  );
  // A shop whose goods are hidden is listed once they are open.
  const isMost = (kind: PageFacts["kind"] | null): boolean => {
    const [hidden, all] = [out, pages].map((some) => some.filter((page) => kind === null || page.kind === kind).length);
    return (hidden ?? 0) >= FEWEST_KEPT_OUT && (hidden ?? 0) > MOST_KEPT_OUT * (all ?? 0);
  };
  return isMost(null) || isMost("product") || isMost("category");
}
