import type { PageFacts } from "@audit/facts";
import { doublesIn } from "../../reading/double-folders.ts";
import { emptyPagesOf } from "../../reading/empty-pages.ts";
import { html } from "../../escape/html.ts";
import { isErrorPath, isUtilityPath } from "../../knowledge/utility-paths.ts";
import { indexableHtml, readableHtml } from "../../populations.ts";
import { canonicalTarget } from "../../reading/canonical-target.ts";
import { isIndexFileOf } from "../../reading/index-file.ts";
import { judgeCopies } from "../../reading/same-content.ts";
import { isLaterPage } from "../../reading/pagination.ts";
import { pathOf } from "../../view/address-words.ts";
import { finalPage } from "../../view/final-target.ts";
import type { SiteView } from "../../view/site-view.ts";
import { distinctUrls, type Fixer } from "../fixer.ts";
import { type Section, sectionsOf } from "../patches/fix.ts";
import type { Patch } from "../patches/patch.ts";
import { sitemapPatch } from "../patches/site-patches.ts";

/** A task shows a start; the whole list belongs into the file that the platform writes. */
const MOST_ENTRIES = 200;

const MOST_CHARACTERS = 18_000;

/** One entry of a sitemap. */
export const entry = (url: string, lastmod: string | null = null): string =>
  `  <url><loc>${html(url)}</loc>${lastmod ? `<lastmod>${html(lastmod)}</lastmod>` : ""}</url>`;

/** A note on entries that are not shown. */
export const rest = (count: number): string[] => (count > 0 ? [`  <!-- and ${count} more -->`] : []);

/** The same where the patches hold them. */
const inData = (count: number): string[] =>
  count > 0 ? [`  <!-- and ${count} more: the data of this task (patches) holds them -->`] : [];

/** The date a page gives for its last change, as a sitemap writes it. */
export function changedOn(url: string, view: SiteView): string | null {
  const date = view.pageAt(url)?.dates.find((one) => one.role === "modified" && /^\d{4}-\d{2}-\d{2}/.test(one.iso));
  return date?.iso ?? null;
}

/** On a site that hides as a whole no page is, though it is judged as if it were. */
const isListable = ({ isHtml, indexability }: PageFacts): boolean =>
  isHtml && indexability.indexable && indexability.reason !== "noindex";

/** Nobody searches for these. */
const NOT_SEARCHED: ReadonlySet<string> = new Set(["cart", "account", "search"]);

/** An address whose page names another one is not the one to list. */
const namesItself = (page: PageFacts): boolean => (canonicalTarget(page) ?? page.url) === page.url;

/** Lists of posts by month. */
const ARCHIVE = /\/\d{4}\/\d{2}(\/\d{2})?\/?$/;

/** Copies of a page that is kept: pages whose frame alone is the same are none. */
function copiesIn({ site }: SiteView): ReadonlySet<string> {
  const judged = judgeCopies(site);
  return new Set(judged.verdict === "fail-pages" ? judged.faults.map(({ url }) => url) : []);
}

/**
 * A sitemap of the indexable pages that were found, and the line that names it where robots.txt exists. Nothing where a system writes the
 * file itself, and where the list is longer than a task: half a sitemap is worse than none.
 */
export const newSitemap: Fixer = (_cause, view) => sectionsOf(sitemapFile(view));

/** Frameworks that leave the sitemap to their users. */
const LEAVE_IT: ReadonlySet<string> = new Set(["next", "nuxt", "gatsby", "astro"]);

/** Whether the system behind the site writes its sitemap, or an extension of it does. */
export const writesSitemaps = ({ platform }: SiteView): boolean => platform !== null && !LEAVE_IT.has(platform);

/** The file with all pages that may be listed; null where a system writes it, and where the list is longer than a task. */
export function sitemapFile(view: SiteView, isWritten = writesSitemaps(view)): Section | null {
  if (isWritten || view.site.coverage.notCrawled.some(({ reason }) => reason === "limit")) return null;
  if (keepsOut(view)) return null;
  const copies = copiesIn(view);
  const empty = emptyPagesOf(view.site);
  const doubles = doublesIn(view.site);
  const urls = view.site.pages
    .filter((page) => !empty.has(page) && !doubles.has(page.url))
    .filter((page) => isListable(page) && indexableHtml.includes(page) && namesItself(page))
    .filter((page) => !NOT_SEARCHED.has(page.kind) && !isUtilityPath(pathOf(page.url)))
    .filter(({ url }) => !isErrorPath(pathOf(url)) && !ARCHIVE.test(pathOf(url)) && !copies.has(url))
    // Additions make copies, unless a page names itself so.
    .filter(({ url, head }) => !new URL(url).search || head.canonicals.some((link) => link.url === url))
    .map((page) => page.url)
    .toSorted();
  const { outcome, rules } = view.site.robots;
  const unnamed = outcome === "parsed" && rules.sitemaps.length === 0;
  const line = unnamed ? ["", "# and in robots.txt", `Sitemap: ${new URL("/sitemap.xml", view.site.home).href}`] : [];
  const length = urls.reduce((sum, url) => sum + entry(url, changedOn(url, view)).length + 1, 0);
  if (urls.length === 0 || length > MOST_CHARACTERS) return null;
  const print = (kept: readonly Patch[]): string =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...addressesOf(kept).map((url) => entry(url, changedOn(url, view))),
      "</urlset>",
      ...line,
    ].join("\n");
  return [{ patches: urls.map((url) => sitemapPatch("add", url, view)), print }];
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

const addressesOf = (patches: readonly Patch[]): string[] =>
  patches.flatMap(({ before, after }) => after ?? before ?? []);

/** Entries to add. */
export const addEntries: Fixer = (cause, view) => {
  const urls = distinctUrls(cause).toSorted();
  const print = (kept: readonly Patch[]): string =>
    [
      ...addressesOf(kept)
        .slice(0, MOST_ENTRIES)
        .map((url) => entry(url, changedOn(url, view))),
      ...inData(kept.length - MOST_ENTRIES),
    ].join("\n");
  return [[{ patches: urls.map((url) => sitemapPatch("add", url, view)), print }]];
};

/** Entries to take out, and what stands in for those that moved. */
export const replaceEntries: Fixer = (cause, view) => sectionsOf(withoutEntries(distinctUrls(cause), view));

/** Entries of addresses that are to forward, replaced by where they lead. */
export function movedEntries(
  targetOf: (url: string) => string,
  urls: readonly string[],
  view: SiteView,
): Section | null {
  const listed = new Set(view.site.sitemaps.entries.map(({ url }) => url));
  return withoutEntries(
    urls.filter((url) => listed.has(url)),
    view,
    (url) => {
      const page = view.pageAt(targetOf(url));
      return page?.indexability.indexable === true ? page.url : null;
    },
  );
}

/** The same for any addresses; null without any. */
export function withoutEntries(
  urls: readonly string[],
  view: SiteView,
  targetOf: (url: string, view: SiteView) => string | null = insteadOf,
): Section | null {
  if (urls.length === 0) return null;
  const listed = new Set(view.site.sitemaps.entries.map(({ url }) => url));
  // Taken out without what stands in for them, the entries of a site that still hides would leave its sitemap empty.
  const moves = urls
    .toSorted()
    .map((url) => ({ url, instead: targetOf(url, view) }))
    .filter(({ instead }) => instead === null || view.pageAt(instead)?.indexability.reason !== "noindex");
  if (moves.length === 0) return null;
  // What stands in for several is listed once, and not where it stands already.
  const targets = [...new Set(moves.flatMap(({ instead }) => instead ?? []))].filter((url) => !listed.has(url));
  const patches = [
    ...moves.map(({ url }) => sitemapPatch("remove", url, view)),
    ...targets.map((url) => sitemapPatch("add", url, view)),
  ];
  const print = (kept: readonly Patch[]): string => {
    const of = (op: string): string[] => addressesOf(kept.filter((patch) => patch.op === op));
    const [gone, come] = [new Set(of("remove")), new Set(of("add"))];
    const lines = moves.flatMap(({ url, instead }) => {
      if (!gone.has(url)) return [];
      const comes = instead !== null && come.delete(instead);
      const text = comes ? `- ${entry(url).trim()}\n+ ${entry(instead).trim()}` : `- ${entry(url).trim()}`;
      return [{ text, file: sitemapPatch("remove", url, view).url }];
    });
    const files = [...Map.groupBy(lines.slice(0, MOST_ENTRIES), ({ file }) => file)];
    return [
      ...files.flatMap(([file, inside]) => [
        `# ${files.length > 1 ? file : "sitemap"}: lines to remove (-) and to put in their place (+)`,
        ...inside.map(({ text }) => text),
      ]),
      ...inData(lines.length - MOST_ENTRIES),
    ].join("\n");
  };
  return [{ patches, print }];
}

/** The listable page that an entry ends at or names as its canonical. */
export function insteadOf(url: string, view: SiteView): string | null {
  const end = finalPage(url, view);
  const page = end ? view.pageAt(end) : null;
  const canonical = page?.head.canonicals[0]?.url;
  const target = canonical && view.pageAt(canonical)?.indexability.indexable ? canonical : end;
  return target && target !== url && view.pageAt(target)?.indexability.indexable ? target : null;
}
