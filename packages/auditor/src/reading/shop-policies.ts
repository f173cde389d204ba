import type { PageFacts, SdItem } from "@audit/facts";
import { productPages } from "../populations.ts";
import { judgePages, type PageFault, type SiteVerdict } from "../verdict.ts";
import { isOrganization } from "./organizations.ts";
import { mainOffersOf, mainProductsOf, withVariants } from "./products.ts";
import { everyItem, itemsOf, says } from "./structured-data.ts";

interface Policy {
  /** Property of an offer or product. */
  readonly onOffer: string;
  /** Property by which an organization states it for the whole shop. */
  readonly onOrganization: string;
}

/** What a site's markup states about selling, gathered in one walk over all pages. */
interface ShopMarkup {
  /** Properties that any organization of the site says. */
  readonly organization: ReadonlySet<string>;
  /** Product pages with offers, and the properties those say. */
  readonly selling: readonly { readonly url: string; readonly offers: number; readonly stated: ReadonlySet<string> }[];
}

/** Offers without a policy, unless any crawled page states it for the whole shop. */
export function judgePolicy(pages: readonly PageFacts[], { onOffer, onOrganization }: Policy): SiteVerdict {
  const { organization, selling } = shopMarkupOf(pages);
  if (organization.has(onOrganization)) return judgePages([], selling.length);
  const faults = selling
    .filter(({ stated }) => !stated.has(onOffer))
    .map(({ url, offers }): PageFault => {
      const saw = { offers, [onOffer]: null };
      const expected = `${onOffer}, or ${onOrganization} of the Organization`;
      return { url, evidence: { at: "Product > offers", saw, expected } };
    });
  return judgePages(faults, selling.length);
}

const gathered = new WeakMap<readonly PageFacts[], ShopMarkup>();

function shopMarkupOf(pages: readonly PageFacts[]): ShopMarkup {
  const known = gathered.get(pages);
  if (known) return known;
  const markup = { organization: new Set<string>(), selling: pages.flatMap(sellingOf) };
  for (const { structuredData } of pages) {
    for (const { item } of structuredData.items.length > 0 ? everyItem(structuredData) : []) {
      if (isOrganization(item)) for (const name of statedBy([item])) markup.organization.add(name);
    }
  }
  gathered.set(pages, markup);
  return markup;
}

function sellingOf(page: PageFacts): ShopMarkup["selling"] {
  if (!productPages.includes(page)) return [];
  const products = mainProductsOf(page.structuredData);
  const offers = mainOffersOf(page.structuredData);
  if (offers.length === 0) return [];
  const stated = statedBy([...offers, ...products.flatMap(withVariants), ...products.flatMap(aggregates)]);
  return [{ url: page.url, offers: offers.length, stated }];
}

const statedBy = (items: readonly SdItem[]): Set<string> =>
  new Set(items.flatMap((item) => Object.keys(item.props).filter((name) => says(item, name))));
const aggregates = (product: SdItem): SdItem[] => itemsOf(product, "offers");
