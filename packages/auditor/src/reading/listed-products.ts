import type { PageFacts, SiteFacts } from "@audit/facts";
import { categoryPages, productPages } from "../populations.ts";
import { pagesByUrl } from "./page-index.ts";

type Source = Pick<SiteFacts, "pages" | "graph">;

export interface Listing {
  readonly page: PageFacts;
  /** Product pages that this category links to and the frame of the site doesn't, by node. */
  readonly products: readonly number[];
}

/** A product that so many pages link to stands in the menu, a slider or the footer. */
const FRAME_SHARE = 0.5;
const FRAME_PAGES = 10;

/** Category pages with the products that they list themselves. */
export function listingsOf({ pages, graph }: Source): Listing[] {
  const byUrl = pagesByUrl(pages);
  const served = pages.filter(({ isHtml, response }) => isHtml && response.status === 200).length;
  const isOwn = (node: number): boolean => {
    const product = byUrl.get(graph.urls[node]!);
    if (!product || !productPages.includes(product)) return false;
    const inlinks = graph.inlinks(node);
    return inlinks < FRAME_PAGES || inlinks < FRAME_SHARE * served;
  };
  return pages.flatMap((page): Listing[] => {
    const node = categoryPages.includes(page) ? graph.nodeOf(page.url) : -1;
    return node < 0 ? [] : [{ page, products: [...graph.outlinks(node)].filter(isOwn) }];
  });
}
