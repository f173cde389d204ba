import { html } from "../../escape/html.ts";
import { finalPage } from "../../view/final-target.ts";
import type { SiteView } from "../../view/site-view.ts";
import { distinctUrls, type Fixer } from "../fixer.ts";
import { type Section, sectionsOf } from "../patches/fix.ts";
import type { Patch } from "../patches/patch.ts";
import { sitemapPatch } from "../patches/site-patches.ts";

/** A task shows a start; the whole list belongs into the file that the platform writes. */
const MOST_ENTRIES = 200;

/** One entry of a sitemap. */
export const entry = (url: string, lastmod: string | null = null): string =>
  `  <url><loc>${html(url)}</loc>${lastmod ? `<lastmod>${html(lastmod)}</lastmod>` : ""}</url>`;

/** A note on entries that are not shown. */
export const rest = (count: number): string[] => (count > 0 ? [`  <!-- and ${count} more -->`] : []);

/** The same where the patches hold them. */
const inData = (count: number): string[] =>
  count > 0 ? [`  <!-- and ${count} more: the data of this task (patches) holds them -->`] : [];

/** The forms of W3C dates that sitemaps take. */
const WHOLE_DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** The date a page gives for its last change, as a sitemap writes it; the day alone where the hour is written otherwise. */
export function changedOn(url: string, view: SiteView): string | null {
  const date = view.pageAt(url)?.dates.find((one) => one.role === "modified" && /^\d{4}-\d{2}-\d{2}/.test(one.iso));
  if (date === undefined) return null;
  return WHOLE_DATE.test(date.iso) ? date.iso : date.iso.slice(0, DAY);
}

const DAY = "2026-01-31".length;

export const addressesOf = (patches: readonly Patch[]): string[] =>
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
