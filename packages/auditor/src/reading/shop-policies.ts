import type { PageFacts, SdItem } from "@audit/facts";
import { productPages } from "../populations.ts";
import { judgePages, type PageFault, type SiteVerdict } from "../verdict.ts";
import { isOrganization } from "./organizations.ts";
import { mainProductsOf, offersOf, withVariants } from "./products.ts";
import { everyItem, itemsOf, says } from "./structured-data.ts";

interface Policy {
  /** Property of an offer or product. */
  readonly onOffer: string;
  /** Property by which an organization states it for the whole shop. */
  readonly onOrganization: string;
}

/** Offers without a policy, unless any crawled page states it for the whole shop. */
export function judgePolicy(pages: readonly PageFacts[], { onOffer, onOrganization }: Policy): SiteVerdict {
  const stated = pages.some(({ structuredData }) =>
    everyItem(structuredData).some(({ item }) => isOrganization(item) && says(item, onOrganization)),
  );
  const selling = pages.filter(productPages.includes).flatMap(({ url, structuredData }) => {
    const products = mainProductsOf(structuredData);
    const offers = products.flatMap(offersOf);
    return offers.length === 0 ? [] : [{ url, products, offers }];
  });
  if (stated) return judgePages([], selling.length);
  const faults = selling
    .filter(
      ({ products, offers }) =>
        !holds([...offers, ...products.flatMap(withVariants), ...products.flatMap(aggregates)], onOffer),
    )
    .map(({ url, offers }): PageFault => {
      const saw = { offers: offers.length, [onOffer]: null };
      return {
        url,
        evidence: { at: "Product > offers", saw, expected: `${onOffer}, or ${onOrganization} of the Organization` },
      };
    });
  return judgePages(faults, selling.length);
}

const holds = (items: readonly SdItem[], name: string): boolean => items.some((item) => says(item, name));
const aggregates = (product: SdItem): SdItem[] => itemsOf(product, "offers");
