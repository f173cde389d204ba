import { itemAt, type PageFacts } from "@audit/facts";
import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { wholeListings, type Listing } from "../../../../reading/listed-products.ts";
import { noted } from "../../../../reading/noted.ts";
import { oneOfEachVersion } from "../../../../reading/language-versions.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, unknown } from "../../../../verdict.ts";

const LEAST_PRODUCTS = 6;
const MOST_ALIKE = 0.8;
/** Each category is held against those that share one of its rarest products: alike ones do. */
const RAREST = 3;
const MOST_CANDIDATES = 40;

export const rule = defineSiteRule({
  id: "category-overlap",
  category: "content",
  area: "ecommerce",
  severity: "medium",
  fixKind: "content",
  certainty: 0.7,
  businesses: ["online-shop", "food-ordering"],
  kinds: ["category"],
  reads: ["pages", "graph"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: (site) => {
    const own = wholeListings(site).filter(({ page }) => !page.url.includes("?"));
    const versions = new Set(oneOfEachVersion(own.map(({ page }) => page)));
    const rank = ({ page }: Listing): number => site.graph.inlinks(site.graph.nodeOf(page.url));
    const large = own.filter(({ page, products }) => versions.has(page) && products.length >= LEAST_PRODUCTS);
    // More products linked than the list has things: some stand in a menu, a slider or a box beside it.
    const sure = large.filter(({ pages, products }) => products.length <= listedOn(pages));
    if (sure.length === 0 && large.length > 0)
      return unknown("Which of the linked products stand in the categories' own lists is not known.");
    const boxed = inMostLists(large);
    const listings = sure
      .map((one) => ({ ...one, products: one.products.filter((product) => !boxed.has(product)) }))
      .filter(({ products }) => products.length >= LEAST_PRODUCTS)
      .toSorted((a, b) => rank(b) - rank(a) || (a.page.url < b.page.url ? -1 : 1));
    const listedIn = new Map<number, number[]>();
    for (const [index, { products }] of listings.entries()) {
      for (const product of products)
        listedIn.set(product, [...(listedIn.get(product) ?? []), index].slice(0, MOST_CANDIDATES));
    }
    const faults = listings.flatMap((listing, index) => {
      const duplicate = duplicateOf(listing, index, listings, listedIn);
      if (!duplicate) return [];
      const saw = { sameAs: duplicate.listing.page.url, products: listing.products.length, inBoth: duplicate.shared };
      return [{ url: listing.page.url, evidence: { at: "list of products", saw, expected: "products of its own" } }];
    });
    return judgePages(faults, listings.length);
  },
  words: { en },
  fix: worklist(en),
});

/** Of fewer lists nobody can tell what most of them hold. */
const LEAST_LISTS = 4;

/** What most lists link to stands in boxes of new or popular goods below each of them. */
function inMostLists(lists: readonly Listing[]): ReadonlySet<number> {
  if (lists.length < LEAST_LISTS) return new Set();
  const counts = new Map<number, number>();
  for (const { products } of lists)
    for (const product of new Set(products)) counts.set(product, (counts.get(product) ?? 0) + 1);
  return new Set([...counts].flatMap(([product, count]) => (count * 2 > lists.length ? product : [])));
}

/** Things in the largest list of each page. */
const listedOn = (pages: readonly PageFacts[]): number => pages.reduce((sum, page) => sum + cardsOn(page), 0);
const cardsOn = noted(({ outline }) => outline.cards);

/** A better linked category with nearly the same products: of a pair the other one is at fault. */
function duplicateOf(
  { products }: Listing,
  index: number,
  listings: readonly Listing[],
  listedIn: ReadonlyMap<number, readonly number[]>,
): { listing: Listing; shared: number } | null {
  const placesOf = (product: number): readonly number[] => listedIn.get(product) ?? [];
  const rarest = products.toSorted((a, b) => placesOf(a).length - placesOf(b).length).slice(0, RAREST);
  const candidates = new Set(rarest.flatMap((product) => placesOf(product).filter((other) => other < index)));
  const own = new Set(products);
  for (const candidate of candidates) {
    const listing = itemAt(listings, candidate);
    const shared = listing.products.filter((product) => own.has(product)).length;
    if (shared > MOST_ALIKE * (own.size + listing.products.length - shared)) return { listing, shared };
  }
  return null;
}
