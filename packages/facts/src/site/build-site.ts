import { createLinkGraphBuilder } from "../graph/build-link-graph.ts";
import { noFieldVitals, type FieldVitals } from "../field-vitals.ts";
import { itemAt } from "../item-at.ts";
import type { LanguageReader } from "../language/load-language-reader.ts";
import { notePage, type PageNote } from "../meaning/page-note.ts";
import type { ProfileCorrection } from "../meaning/site-meaning.ts";
import { readSiteMeaning } from "../meaning/read-site-meaning.ts";
import type { Indexability, PageFacts, PageKind } from "../page-facts.ts";
import { notRendered, type RenderingFacts } from "../rendering.ts";
import { noSearchPerformance, type SearchPerformance } from "../search-performance.ts";
import type { Coverage, RobotsFacts, SiteFacts, SitemapFacts, SiteProbes } from "../site-facts.ts";
import { normaliseUrl } from "../url/normalise-url.ts";
import { registrableDomainOf } from "../url/registrable-domain.ts";
import { clusterTemplates, groupByLayout } from "./cluster-templates.ts";
import type { ColdStore } from "./cold-store.ts";
import { findAddressForms, findLeftToOthers, otherAddress } from "./find-address-forms.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { findStrays, stray } from "./find-strays.ts";
import { openHiddenSite } from "./open-hidden-site.ts";
import { createOnSiteTest } from "./on-site.ts";
import { orderPages } from "./page-order.ts";
import { createStoredPages } from "./stored-page.ts";

/** What only the crawler knows. */
export interface SiteRest {
  /** Where the start address ended after redirects. */
  readonly home: string;
  readonly robots: RobotsFacts;
  readonly sitemaps: SitemapFacts;
  readonly probes: SiteProbes;
  readonly coverage: Coverage;
  /** None given means that no page was run. */
  readonly rendering?: RenderingFacts;
  /** None given means that no source is connected. */
  readonly fieldVitals?: FieldVitals;
  readonly searchPerformance?: SearchPerformance;
}

export interface SiteBuilder {
  /**
   * Takes a page into the site: its links into the graph, all else as facts of the site. Returns the page as the site
   * will hold it, without links. With a cold store its facts lie there from the 201st page on, and come back when read.
   */
  add(page: PageFacts): PageFacts;
  /**
   * Site-wide facts over all pages added so far, the same in whatever order they were added.
   * @param correction what the owner says of the site
   * @param readLanguage tells the languages of texts; without one they stay unknown
   */
  finish(rest: SiteRest, correction?: ProfileCorrection, readLanguage?: LanguageReader): SiteFacts;
}

/** A page held by the site, whose kind and indexability may change once all pages are known. */
type Linkless = Omit<PageFacts, "kind" | "indexability"> & { kind: PageKind; indexability: Indexability };

/** So many pages are kept as they are: few sites have more, and those nearest to the start page are read most. */
const keptWhole = 200;

/**
 * Gathers the pages of one site; `start` is the address as submitted. Without a cold store all stays in memory.
 * @param whole so many pages stay in memory
 */
export function createSiteBuilder(start: string, cold?: ColdStore, whole: number = keptWhole): SiteBuilder {
  const origin = normaliseUrl(start) ?? start;
  const graph = createLinkGraphBuilder(origin, createOnSiteTest);
  const pages: PageFacts[] = [];
  const storedPages = cold && createStoredPages(cold);
  const notes = new Map<PageFacts, PageNote>();
  const drafts = new WeakMap<PageFacts, Linkless>();
  const setKind = (page: PageFacts, kind: PageKind): void => {
    const draft = drafts.get(page);
    if (draft === undefined) storedPages?.setKind(page, kind);
    else draft.kind = kind;
  };
  const setIndexability = (page: PageFacts, indexability: Indexability): void => {
    const draft = drafts.get(page);
    if (draft === undefined) storedPages?.setIndexability(page, indexability);
    else draft.indexability = indexability;
  };
  return {
    add(page) {
      const { redirectTo } = page.response;
      const target = redirectTo === null ? null : (normaliseUrl(redirectTo) ?? redirectTo);
      // Nobody stays on an error page, and no search engine follows its links.
      const links = page.response.status >= 400 ? [] : page.links;
      graph.add(normaliseUrl(page.url) ?? page.url, links, target);
      const linkless: Linkless = { ...page, links: [] };
      const kept = storedPages && pages.length >= whole ? storedPages.store(linkless) : linkless;
      if (kept === linkless) drafts.set(kept, linkless);
      if (page.isHtml && page.response.status === 200) notes.set(kept, notePage(page));
      pages.push(kept);
      return kept;
    },
    finish(rest, correction, readLanguage = () => null) {
      const links = graph.finish();
      const ordered = orderPages(pages, links);
      storedPages?.arrange(ordered);
      for (const [page, indexability] of openHiddenSite(ordered, rest.home)) setIndexability(page, indexability);
      const listed = new Set(rest.sitemaps.entries.map(({ url }) => url));
      const addressForms = findAddressForms(ordered, {
        linksTo: (url) => (links.nodeOf(url) < 0 ? 0 : links.inlinks(links.nodeOf(url))),
        isInSitemap: (url) => listed.has(url),
      });
      for (const [page, indexability] of findLeftToOthers(ordered, addressForms)) setIndexability(page, indexability);
      for (const { other } of addressForms) setIndexability(itemAt(ordered, other), otherAddress);
      const strays = new Set(findStrays(ordered, { graph: links, home: rest.home, start }));
      for (const index of strays) setIndexability(itemAt(ordered, index), stray);
      const duplicates = findDuplicates(ordered);
      const { kinds, profile, profileAsRead, meaningOf, languageOf, isDoorway } = readSiteMeaning({
        pages: ordered,
        notes: ordered.map((page, index) => (strays.has(index) ? null : (notes.get(page) ?? null))),
        layouts: groupByLayout(ordered),
        graph: links,
        home: rest.home,
        pictures: rest.probes.images ?? [],
        correction,
        readLanguage,
      });
      for (const [index, page] of ordered.entries()) setKind(page, itemAt(kinds, index));
      return {
        start,
        registrableDomain: registrableDomainOf(rest.home),
        ...rest,
        rendering: rest.rendering ?? notRendered,
        fieldVitals: rest.fieldVitals ?? noFieldVitals,
        searchPerformance: rest.searchPerformance ?? noSearchPerformance,
        pages: ordered,
        profile,
        profileAsRead,
        meaningOf,
        languageOf,
        isDoorway,
        graph: links,
        ...clusterTemplates(ordered),
        addressForms,
        exactDuplicates: duplicates.exact,
        nearDuplicates: duplicates.near,
      };
    },
  };
}
