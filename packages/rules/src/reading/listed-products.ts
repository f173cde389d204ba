import type { PageFacts, SiteFacts } from "@audit/facts";
import { categoryPages, pagesIn, productPages, servedHtml } from "../populations.ts";

type Source = Pick<SiteFacts, "pages" | "graph">;

export interface Listing {
  readonly page: PageFacts;
  /** Product pages that this category links to and the frame of the site doesn't, by node. */
  readonly products: readonly number[];
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
