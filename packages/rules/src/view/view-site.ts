import { indicesAmong, servedHtml } from "../populations.ts";
import { textKey } from "../reading/text-key.ts";
import {
  itemAt,
  alternatesOf,
  createKeyMap,
  createPostings,
  type KeyMap,
  type PageFacts,
  type SiteFacts,
} from "@audit/facts";
import { closestPageFinder } from "./closest-page.ts";
import { internalLinks } from "./internal-links.ts";
import { pageName } from "./page-name.ts";
import { oneLine } from "../escape/plain.ts";
import { languageOf, namesByLanguage, siteLanguage, siteName, sitePlatform } from "./site-words.ts";
import type { SiteView } from "./site-view.ts";
import { surveyPages } from "./survey-pages.ts";
import { pageWorth, type WorthInputs } from "./page-worth.ts";
import { searchClicks, sumOf } from "./search-clicks.ts";

/** Looks up what a plan needs of a site; what is dear to make is made when asked for. */
export function viewSite(site: SiteFacts, measuredAt: string): SiteView {
  const byUrl = new Map(site.pages.map((page, index) => [page.url, index]));
  const indexOf = (url: string): number => byUrl.get(url) ?? -1;
  const pageAt = (url: string): PageFacts | null => site.pages[indexOf(url)] ?? null;
  const served = indicesAmong(site.pages, [...site.pages.keys()], servedHtml);
  const { inlinksOf, rankOf } = internalLinks(site.graph);
  const finder = once(() => closestPageFinder(site, pageAt));
  const versions = once(() => versionFinder(site));
  const servedPages = served.map((index) => itemAt(site.pages, index));
  const titles = once(() => timesOf(servedPages, ({ head }) => head.titles.slice(0, 1)));
  const descriptions = once(() => timesOf(servedPages, ({ head }) => head.descriptions.slice(0, 1).map(oneLine)));
  const kinds = once(
    () => new Map([...Map.groupBy(site.pages, (page) => page.kind)].map(([kind, all]) => [kind, all.length])),
  );
  const survey = once(() => surveyPages(servedPages));
  const search = searchClicks(site.searchPerformance);
  const meanClicks = once(
    () =>
      sumOf(
        servedPages.map(({ url }) => url),
        search,
      ).clicks / Math.max(1, served.length),
  );
  const worthInputsOf = (url: string): WorthInputs => {
    const figures = search.of(url);
    // Without a single click on the whole site there is nothing to compare.
    const clickShare = figures === null || meanClicks() === 0 ? null : figures.clicks / meanClicks();
    // What stands at the address of the site is its start, also where it only forwards.
    return {
      kind: url === site.home || isRoot(url) ? "home" : (pageAt(url)?.kind ?? "other"),
      rank: rankOf(url),
      clickShare,
    };
  };
  const name = siteName(site);
  const localNames = once(() => namesByLanguage(site));
  const homePage = pageAt(site.home);
  const homeLanguage = homePage ? languageOf(homePage) : "";
  const view: SiteView = {
    site,
    measuredAt,
    indexOf,
    pageAt,
    served,
    worthOf: rememberedWorths(site.pages.length, indexOf, (url) => pageWorth(worthInputsOf(url))),
    worthInputsOf,
    search,
    inlinksOf,
    allInlinks: served.reduce((sum, index) => sum + inlinksOf(itemAt(site.pages, index).url), 0),
    isShared: (text) => survey().isShared(text),
    pagesSaying: (text) => survey().pagesSaying(text),
    isRepeated: (text, url) => survey().isRepeated(text, url),
    pagesOfKind: (kind) => (kind === null ? 0 : (kinds().get(kind) ?? 0)),
    pagesNamed: (name) => names().get(textKey(name)),
    pagesTitled: (title) => titles().get(textKey(title)),
    pagesDescribed: (text) => descriptions().get(textKey(text)),
    pagesShowing: (image) => survey().pagesShowing(image),
    pagesMarking: (image) => survey().pagesMarking(image),
    namedAsVersion: (url) => versions()(url),
    closestTo: (url) => finder()(url),
    get statedTerms() {
      return survey().statedTerms;
    },
    name,
    nameOn: (page) => (languageOf(page) === homeLanguage ? name : (localNames().get(languageOf(page)) ?? name)),
    platform: sitePlatform(site),
    language: siteLanguage(site),
  };
  const names = once(() => countNames(view));
  return view;
}

/** On how many pages each of the values stands. */
function timesOf(pages: readonly PageFacts[], valuesOf: (page: PageFacts) => readonly string[]): KeyMap {
  const times = createKeyMap();
  for (const page of pages) new Set(valuesOf(page).map(textKey)).forEach(times.add);
  return times;
}

/** Made at the first use: most plans need only some of these. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Causes are sorted by the worth of pages again and again; no page is worth nothing. */
function rememberedWorths(pages: number, indexOf: (url: string) => number, read: (url: string) => number) {
  const known = new Float64Array(pages);
  return (url: string): number => {
    const index = indexOf(url);
    return index < 0 ? read(url) : (known[index] ||= read(url));
  };
}

function countNames(view: SiteView): KeyMap {
  const counts = createKeyMap();
  for (const index of view.served) {
    const name = pageName(itemAt(view.site.pages, index), view);
    if (name) counts.add(textKey(name));
  }
  return counts;
}

/** Finds the pages that name an address among their language versions. */
function versionFinder({ pages }: SiteFacts): (url: string) => PageFacts[] {
  const naming = createPostings();
  const versionsOf = (page: PageFacts): string[] =>
    alternatesOf(page).flatMap(({ url }) => (url && url !== page.url ? [url] : []));
  for (const [index, page] of pages.entries()) {
    for (const key of new Set(versionsOf(page).map(textKey))) naming.add(key, index);
  }
  return (url) =>
    naming
      .pagesOf(textKey(url))
      .toReversed()
      .map((index) => itemAt(pages, index))
      .filter((page) => versionsOf(page).includes(url));
}

/** The address that people type, which some sites leave to a forwarder. */
function isRoot(url: string): boolean {
  const { pathname, search } = URL.parse(url) ?? { pathname: "", search: "" };
  return pathname === "/" && search === "";
}
