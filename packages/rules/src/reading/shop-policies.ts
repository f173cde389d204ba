import type { PageFacts, SdItem } from "@audit/facts";
import { productPages } from "../populations.ts";
import { judgePages } from "../verdict.ts";
import { noted } from "./noted.ts";
import { organizationsOn } from "./organizations.ts";
import { isForSale } from "./product-panel.ts";
import { mainOffersOf, mainProductsOf, withVariants } from "./products.ts";
import { itemsOf, says } from "./structured-data.ts";

/** Properties by which markup states how a shop ships and takes back. */
type Stated = "hasMerchantReturnPolicy" | "shippingDetails" | "hasShippingService";

interface Policy {
  /** Property of an offer or product. */
  readonly onOffer: Stated;
  /** Property by which an organization states it for the whole shop. */
  readonly onOrganization: Stated;
}

const STATED: readonly Stated[] = ["hasMerchantReturnPolicy", "shippingDetails", "hasShippingService"];

/** Offers without a policy, unless any crawled page states it for the whole shop. */
export function judgePolicy(pages: readonly PageFacts[], { onOffer, onOrganization }: Policy) {
  const selling = pages.filter((page) => offering(page) !== null);
  if (pages.some((page) => ofOrganizations(page).includes(onOrganization)))
    return judgePages<never>([], selling.length);
  const faults = selling.flatMap((page) => {
    const { offers, stated } = offering(page)!;
    if (stated.includes(onOffer)) return [];
    const saw = { offers, [onOffer]: null };
    const expected = `${onOffer}, or ${onOrganization} of the Organization`;
    return [{ url: page.url, evidence: { at: "Product > offers", saw, expected } }];
  });
  return judgePages(faults, selling.length);
}

/** What the organizations of a page state. */
const ofOrganizations = noted(({ structuredData }) =>
  statedBy(organizationsOn(structuredData).map(({ item }) => item)),
);

/** How many offers a product page has, and what they state; null without offers. */
const offering = noted((page): { readonly offers: number; readonly stated: readonly Stated[] } | null => {
  // What can neither be bought here nor is delivered may be an hour of somebody's time.
  if (!productPages.includes(page) || (!isForSale(page.commerce) && page.commerce.deliveryText === null)) return null;
  const offers = mainOffersOf(page.structuredData);
  if (offers.length === 0) return null;
  const products = mainProductsOf(page.structuredData);
  const stated = statedBy([...offers, ...products.flatMap(withVariants), ...products.flatMap(aggregates)]);
  return { offers: offers.length, stated };
});

const NOTHING: readonly Stated[] = [];

/** Most pages state nothing; they share one list. */
function statedBy(items: readonly SdItem[]): readonly Stated[] {
  const stated = STATED.filter((name) => items.some((item) => says(item, name)));
  return stated.length === 0 ? NOTHING : stated;
}

const aggregates = (product: SdItem): readonly SdItem[] => itemsOf(product, "offers");
