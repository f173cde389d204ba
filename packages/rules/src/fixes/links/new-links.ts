import { itemAt, type PageKind } from "@audit/facts";
import { frameLinks, isOfFrame } from "./frame-links.ts";
import { FEWEST_UNLISTED, listEntries, listFor } from "./list-entries.ts";
import { relatedPages, writtenIn } from "../../view/related-pages.ts";
import { mostImportant } from "../../view/most-important.ts";
import { templateAt } from "../../view/template-at.ts";
import { html, htmlComment } from "../../escape/html.ts";
import { anchorTo, linkingPages } from "../../view/internal-links.ts";
import { linkWords } from "../../view/page-words.ts";
import { otherNamesOf } from "../../reading/index-file.ts";
import { redirectTarget } from "../../reading/redirect-path.ts";
import type { SiteView } from "../../view/site-view.ts";
import { languageOf } from "../../view/site-words.ts";
import { isSameLanguage } from "../guard/own-content.ts";
import { wholeTrail } from "../markup/trail.ts";
import { sectionsOf } from "../patches/fix.ts";
import { anchorsToldApart, speaksOf, spotFor } from "./link-spot.ts";
import { misledLinks } from "./misled-links.ts";
import { distinctUrls, type Fixer, countUrls } from "../fixer.ts";

const MOST_LINKS = 40;
/** Places that are tried until one has room. */
const MOST_TRIED = 40;
const WITHOUT_LINKS: ReadonlySet<string> = new Set(["orphan-pages", "isolated-by-discovery"]);

/**
 * Pages where a link to this one fits and that have none yet: the step above it in its trail and the pages that
 * name what it is about; where there are none its best linked sibling of the same template, then home. All are in its language, and nearer to
 * home than it is today, for a link from further off shortens no way.
 */
function placesFor(url: string, most: number, view: SiteView): string[] {
  const page = view.pageAt(url);
  const above = page
    ? wholeTrail(page, view)
        .slice(0, -1)
        .toReversed()
        .flatMap((step) => step.url ?? [])
    : [];
  const sources = new Set(waysTo(url, view).flatMap((way) => linkingPages(view.site.graph, way, 1000)));
  const language = page === null ? null : writtenIn(page, view);
  const depth = depthAt(url, view);
  const isOfLanguage = (place: string): boolean => {
    const target = view.pageAt(place);
    if (page === null || target === null) return place === view.site.home;
    const written = writtenIn(target, view);
    const isDeclaredSo = languageOf(page) === "" || languageOf(target) === "" || isSameLanguage(page, target);
    return isDeclaredSo && (written === language || (place === view.site.home && (written ?? language) === language));
  };
  const fits = (place: string): boolean => {
    const target = view.pageAt(place);
    if (place === url || sources.has(place) || target?.indexability.indexable !== true) return false;
    const reached = depthAt(place, view);
    const shortens = reached >= 0 && (depth < 0 || reached + 1 < depth);
    return shortens && isOfLanguage(place);
  };
  const list = page !== null && LISTED.has(page.kind) ? listFor(page.kind, language, view) : view.site.home;
  const parents = [...above, list].filter(
    (step) => step !== view.site.home && LISTS.has(view.pageAt(step)?.kind ?? ""),
  );
  // What a list of its kind holds needs no second place beside things that have nothing to do with it.
  if (page?.kind === "product" && parents.some(fits)) return parents.filter(fits).slice(0, 1);
  const meant = [
    ...parents,
    ...above.filter((step) => step !== view.site.home),
    ...relatedPages(url, view).slice(0, MOST_TRIED),
  ];
  // What only lies beside it is no place as long as some page speaks of the same.
  const near = meant.some(fits) ? meant : [...siblingsOf(url, view), view.site.home, ...mostImportant(view)];
  const fitting = [...new Set(near.filter(fits))].slice(0, most);
  const isLast = fitting.length === 0 && !sources.has(view.site.home) && isOfLanguage(view.site.home);
  return isLast ? [view.site.home] : fitting;
}

/** Clicks from home, under whatever name its file is linked; -1 where no link leads. */
function depthAt(url: string, { site: { graph } }: SiteView): number {
  const nodes = [url, ...otherNamesOf(url)].map((name) => graph.nodeOf(name)).filter((node) => node >= 0);
  const reached = nodes.map((node) => graph.depthOf(node)).filter((depth) => depth >= 0);
  return reached.length === 0 ? -1 : Math.min(...reached);
}

/** The address, and those of its folder's file and of redirects that lead straight to it. */
const waysTo = (url: string, { site }: SiteView): string[] => [
  url,
  ...otherNamesOf(url),
  ...site.pages.flatMap((page) => (redirectTarget(page) === url ? [page.url] : [])),
];

/** Pages of the same template, most valuable first. */
function siblingsOf(url: string, view: SiteView): string[] {
  const template = templateAt(view.indexOf(url), view);
  const urls = (template?.pages ?? []).slice(0, 200).map((index) => itemAt(view.site.pages, index).url);
  return urls.toSorted((a, b) => view.worthOf(b) - view.worthOf(a) || (a < b ? -1 : 1));
}

/** A single page that takes more new links than this becomes a list; lists, and the home page, may take many. */
const MOST_ON_ONE = 4;
/** Kinds that lists hold. */
const LISTED: ReadonlySet<PageKind> = new Set(["product", "article"]);
const LISTS: ReadonlySet<string> = new Set(["category", "list"]);

/**
 * Links to put on the fitting pages, in the pages' own names, spread so that no page becomes a list of all others. Pages
 * of no known kind may be forms or thanks that nobody should come upon: these are named, and their owner decides.
 */
export const newLinks: Fixer<{ readonly island: number }> = (cause, view) => {
  const all = distinctUrls(cause);
  if (
    cause.kind !== null &&
    LISTED.has(cause.kind) &&
    all.length >= FEWEST_UNLISTED &&
    WITHOUT_LINKS.has(cause.finding.rule)
  )
    return listEntries(all, cause.kind, view);
  const listed = WITHOUT_LINKS.has(cause.finding.rule) ? unlistedIn(all, view) : [];
  const inLists = new Set(listed.flatMap(({ urls }) => urls));
  const { mended, sections } = WITHOUT_LINKS.has(cause.finding.rule)
    ? misledLinks(
        all.filter((url) => !inLists.has(url)),
        view,
      )
    : NONE_MISLED;
  const isUnclear = (url: string): boolean => isUnclearPage(url, view);
  // The way to a whole part of the site belongs where all of its ways begin.
  const hubs = new Set(cause.faults.flatMap(({ url, evidence: { saw } }) => (saw.island > 0 ? [url] : [])));
  const framed = WITHOUT_LINKS.has(cause.finding.rule)
    ? all
        .filter((url) => !mended.has(url) && !inLists.has(url) && (hubs.has(url) || isOfFrame(url, view)))
        .slice(0, MOST_LINKS)
    : [];
  const isPlaced = (url: string): boolean => inLists.has(url) || mended.has(url) || framed.includes(url);
  const sought = all.filter((url) => !isPlaced(url) && !isUnclear(url));
  const unclear = all.filter((url) => !isPlaced(url) && isUnclear(url)).slice(0, MOST_LINKS);
  const urls = sought.slice(0, MOST_LINKS);
  // One link alone would hang the page on one thread.
  const places = WITHOUT_LINKS.has(cause.finding.rule) ? 2 : 1;
  const taken = new Map<string, number>();
  const placed = urls.flatMap((url) =>
    fittingPlaces(url, view)
      .filter((place) => LISTS.has(view.pageAt(place)?.kind ?? "") || (taken.get(place) ?? 0) < MOST_ON_ONE)
      .slice(0, places)
      .map((place) => {
        taken.set(place, (taken.get(place) ?? 0) + 1);
        return { place, url };
      }),
  );
  const byPlace = Map.groupBy(placed, ({ place }) => place);
  const blocks = [
    ...listed.map(({ kind, urls: own }) => listEntries(own, kind, view)),
    ...frameLinks(framed, view),
    ...[...byPlace].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([place, targets]) => linksOn(place, targets, view)),
  ];
  if (unclear.length > 0)
    blocks.push(
      htmlComment(
        `decide for each of these: link it from where visitors need it, or keep it out of search and the sitemap: ${unclear.join(", ")}`,
      ),
    );
  const more = countUrls(cause) - inLists.size - mended.size - framed.length - urls.length - unclear.length;
  const rest = more > 0 ? [htmlComment(`and ${more} more pages of the same kind`)] : [];
  return sectionsOf(...sections, [...blocks, ...rest].join("\n\n") || null);
};

/** Pages that speak of what this one is about go first; where none does, the list of its kind. */
function fittingPlaces(url: string, view: SiteView): readonly string[] {
  const all = placesFor(url, MOST_TRIED, view);
  const telling = all.filter((place) => {
    const page = view.pageAt(place);
    return page === null || speaksOf(page, url, view);
  });
  const page = view.pageAt(url);
  if (telling.length > 0 || page === null) return [...new Set([...telling, ...all])];
  const list = listFor(page.kind, writtenIn(page, view), view);
  return list !== url && LISTS.has(view.pageAt(list)?.kind ?? "") ? [list] : all;
}

/** Of pages of several kinds those that a list lacks, for each kind of which many are missing. */
const unlistedIn = (urls: readonly string[], view: SiteView) =>
  [...Map.groupBy(urls, (url) => view.pageAt(url)?.kind ?? null)].flatMap(([kind, own]) =>
    kind !== null && LISTED.has(kind) && own.length >= FEWEST_UNLISTED ? [{ kind, urls: own }] : [],
  );

/** The links that one page gets, below the spots where they go. */
function linksOn(place: string, targets: readonly { readonly url: string }[], view: SiteView): string {
  const page = view.pageAt(place);
  const spotted = Map.groupBy(targets, ({ url }) => (page === null ? null : spotFor(page, url, view)));
  const names = anchorsToldApart(
    targets.map(({ url }) => url),
    view,
  );
  const lines = [...spotted].flatMap(([spot, links]) => [
    htmlComment(`on ${place}${spot === null ? "" : `, ${spot}`}`),
    ...links.map(({ url }) => anchor(url, names.get(url) ?? url)),
  ]);
  return lines.join("\n");
}

const NONE_MISLED = { mended: new Set<string>(), sections: [] };

/** So many words are a text that was written to be read. */
const LEAST_TEXT = 150;

/** A form, or thanks after one: of no known kind, short, and no way to anything. */
function isUnclearPage(url: string, view: SiteView): boolean {
  const page = view.pageAt(url);
  return page?.kind === "other" && page.text.mainWords < LEAST_TEXT && !leadsOn(url, view);
}

/** Of so many pages it is a way to: no form and no thanks. */
const FEWEST_BEHIND = 5;
/** What more of the pages link to stands in the frame. */
const IN_THE_FRAME = 0.5;

/** Whether a page leads to others that not every page leads to. */
function leadsOn(url: string, view: SiteView): boolean {
  const { graph } = view.site;
  const node = graph.nodeOf(url);
  const targets = node < 0 ? [] : [...graph.outlinks(node)];
  const own = targets.filter((target) => graph.inlinks(target) < IN_THE_FRAME * view.served.length);
  return own.length >= FEWEST_BEHIND;
}

const anchor = (url: string, text: string): string => `<a href="${html(url)}">${html(text)}</a>`;

/** The same links without rel=nofollow, and the pages they stand on. */
export const followedLinks: Fixer = (cause, view) => {
  const { graph } = view.site;
  const targets = distinctUrls(cause).flatMap((url) => [url, ...outlinksOf(url, view)]);
  const nofollowed = [...new Set(targets)].filter(
    (url) => graph.nodeOf(url) >= 0 && graph.nofollowInlinks(graph.nodeOf(url)) > 0,
  );
  const lines = nofollowed.slice(0, MOST_LINKS).map((url) => {
    const sources = linkingPages(graph, url, 3).join(", ");
    return `${htmlComment(`on ${sources}`)}\n${anchor(url, anchorTo(graph, url) || linkWords(url, view))}`;
  });
  return lines.join("\n") || null;
};

function outlinksOf(url: string, { site }: SiteView): string[] {
  const node = site.graph.nodeOf(url);
  return node < 0 ? [] : [...site.graph.outlinks(node)].map((target) => itemAt(site.graph.urls, target));
}
