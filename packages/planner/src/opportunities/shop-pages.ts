import { type Business, itemAt, type PageFacts } from "@audit/facts";
import { oneLine } from "@audit/rules/escape/plain";
import { pagesIn, publicContent } from "@audit/rules/populations";
import { otherNamesOf } from "@audit/rules/reading/index-file";
import { isLegalPage } from "@audit/rules/reading/legal-pages";
import { languageOf } from "@audit/rules/reading/language";
import { pagesByUrl } from "@audit/rules/reading/page-index";
import { isLaterPage, seriesOf } from "@audit/rules/reading/pagination";
import { endOfRedirects } from "@audit/rules/reading/redirect-path";
import { tokensOf } from "@audit/rules/reading/words";
import { isShop } from "@audit/rules/wording/spoken";
import { pageName } from "@audit/rules/view/page-name";
import type { SiteView } from "@audit/rules/view/site-view";

export interface NamedPage {
  readonly page: PageFacts;
  readonly url: string;
  readonly name: string;
  /** Words of the name, lower case. */
  readonly tokens: readonly string[];
}

export interface ShopCategory extends NamedPage {
  /** Products that it and the further pages of its list link to, most worth first. */
  readonly products: readonly NamedPage[];
}

export interface ShopPages {
  readonly products: readonly NamedPage[];
  readonly categories: readonly ShopCategory[];
  /** Texts to read: articles, answers and other pages of some length that sell nothing and are no legal texts. */
  readonly guides: readonly NamedPage[];
}

const LEAST_GUIDE_WORDS = 250;
/** What so many categories, or pages of the whole site, link to stands in a menu or a footer. */
const IN_THE_FRAME = 0.8;
const ON_MOST_PAGES = 0.6;
const LEAST_PAGES = 8;

/** Businesses that live on goods. */
const SELLERS: ReadonlySet<Business | null> = new Set<Business | null>(["online-shop", "food-ordering"]);

const known = new WeakMap<SiteView, ShopPages>();

/** What a site sells and tells, of the pages in its main language that search engines may list. */
export function shopPages(view: SiteView): ShopPages {
  const found = known.get(view) ?? readShop(view);
  known.set(view, found);
  return found;
}

function readShop(view: SiteView): ShopPages {
  const own = pagesIn(view.site.pages, publicContent).filter(({ head }) => {
    const language = languageOf(head.lang);
    return language === null || view.language === null || language === languageOf(view.language);
  });
  const named = own.flatMap((page): NamedPage[] => {
    const name = oneLine(pageName(page, view) ?? "");
    return name === "" ? [] : [{ page, url: page.url, name, tokens: tokensOf(name) }];
  });
  const ranked = byWorth(named, view);
  // What a site shows and doesn't sell, nobody can be led to buy; nor goods beside what a school or a consultant offers.
  const sold = isShop(view) && SELLERS.has(view.site.profile.business) ? ranked : [];
  const products = sold.filter(({ page }) => page.kind === "product");
  const lists = sold.filter(({ page, url }) => page.kind === "category" && !isLaterPage(url));
  const guides = ranked.filter(
    ({ page }) =>
      (page.kind === "article" || page.kind === "other") &&
      page.text.mainWords >= LEAST_GUIDE_WORDS &&
      !isLegalPage(page),
  );
  return { products, categories: withProducts(lists, products, view), guides };
}

function withProducts(
  lists: readonly NamedPage[],
  products: readonly NamedPage[],
  view: SiteView,
): readonly ShopCategory[] {
  const later = laterPages(view);
  const links = lists.map(
    ({ url }) => new Set([url, ...(later.get(seriesOf(url)) ?? [])].flatMap((one) => [...linkedFrom(one, view)])),
  );
  const inFrame = (url: string): boolean =>
    (view.served.length >= LEAST_PAGES && view.inlinksOf(url) > ON_MOST_PAGES * view.served.length) ||
    (lists.length > 3 && links.filter((targets) => targets.has(url)).length > IN_THE_FRAME * lists.length);
  return lists.map((list, index) => {
    const targets = itemAt(links, index);
    return { ...list, products: products.filter(({ url }) => targets.has(url) && !inFrame(url)) };
  });
}

/** Addresses of the further pages of each list that were read, by the list's first page. */
function laterPages({ site }: SiteView): ReadonlyMap<string, readonly string[]> {
  const later = site.pages.filter(({ url, response }) => response.status === 200 && isLaterPage(url));
  return Map.groupBy(
    later.map(({ url }) => url),
    seriesOf,
  );
}

/**
 * Addresses of the site that a page links to, those that name the same folder or its index file, and where redirects
 * lead them.
 */
export function linkedFrom(url: string, { site: { graph, pages } }: SiteView): ReadonlySet<string> {
  const node = graph.nodeOf(url);
  if (node < 0) return new Set();
  const byUrl = pagesByUrl(pages);
  const targets = Array.from(graph.outlinks(node), (target) => itemAt(graph.urls, target));
  return new Set(targets.flatMap((to) => [to, endOfRedirects(to, byUrl)]).flatMap((to) => [to, ...otherNamesOf(to)]));
}

/** Most worth first, then by address. */
export function byWorth<T extends { readonly url: string }>(pages: readonly T[], view: SiteView): T[] {
  const keyed = pages.map((one) => ({ one, worth: view.worthOf(one.url) }));
  keyed.sort((a, b) => b.worth - a.worth || (a.one.url < b.one.url ? -1 : 1));
  return keyed.map(({ one }) => one);
}
