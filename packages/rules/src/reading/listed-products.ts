import { itemAt, type PageFacts, type SiteFacts } from "@audit/facts";
import { isLaterPage, seriesOf } from "./pagination.ts";
import { categoryPages, pagesIn, productPages, servedHtml } from "../populations.ts";

type Source = Pick<SiteFacts, "pages" | "graph">;

export interface Listing {
  readonly page: PageFacts;
  /** Product pages that this category links to and the frame of the site doesn't, by node. */
  readonly products: readonly number[];
}

/** A list with all its pages. */
export interface WholeListing extends Listing {
  readonly pages: readonly PageFacts[];
}

/** A product that so many pages link to stands in the menu, a slider or the footer. */
const FRAME_SHARE = 0.5;
const FRAME_PAGES = 10;

const known = new WeakMap<readonly PageFacts[], readonly Listing[]>();

/** Category pages with the products that they list themselves. Read once per site. */
export function listingsOf(site: Source): readonly Listing[] {
  const listings = known.get(site.pages) ?? readListings(site);
  known.set(site.pages, listings);
  return listings;
}

function readListings({ pages, graph }: Source): Listing[] {
  const served = pagesIn(pages, servedHtml).length;
  const products = new Set(pagesIn(pages, productPages).map(({ url }) => url));
  const isOwn = (node: number): boolean => {
    if (!products.has(graph.urls[node]!)) return false;
    const inlinks = graph.inlinks(node);
    return inlinks < FRAME_PAGES || inlinks < FRAME_SHARE * served;
  };
  return pagesIn(pages, categoryPages).flatMap((page): Listing[] => {
    const node = graph.nodeOf(page.url);
    return node < 0 ? [] : [{ page, products: [...graph.outlinks(node)].filter(isOwn) }];
  });
}

/** On a list with so many of all products stands the whole shop. */
const WHOLE_SHOP = 0.9;

/**
 * Lists with the products of all their pages. Left out: those with a further page that was not read, of which nobody knows
 * what they hold, and the list of all products.
 */
export function wholeListings(site: Source): readonly WholeListing[] {
  const listings = listingsOf(site);
  const all = new Set(listings.flatMap(({ products }) => products)).size;
  const read = new Set(listings.map(({ page }) => page.url));
  const series = Map.groupBy(listings, ({ page }) => seriesOf(page.url));
  return [...series.values()].flatMap((parts): WholeListing[] => {
    const first = parts.find(({ page }) => !isLaterPage(page.url));
    if (first === undefined || parts.some(({ page }) => goesOnUnread(page, site, read))) return [];
    const products = [...new Set(parts.flatMap((part) => part.products))];
    const isShop = series.size > 2 && products.length > WHOLE_SHOP * all;
    return isShop ? [] : [{ page: first.page, pages: parts.map(({ page }) => page), products }];
  });
}

/** Whether a page links to a further page of its own list that is not among those read. */
function goesOnUnread({ url }: PageFacts, { graph }: Source, read: ReadonlySet<string>): boolean {
  const node = graph.nodeOf(url);
  const series = seriesOf(url);
  return [...graph.outlinks(node)].some((target) => {
    const to = itemAt(graph.urls, target);
    return isLaterPage(to) && !read.has(to) && seriesOf(to) === series;
  });
}
