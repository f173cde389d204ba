import type { SdItem, StructuredDataFacts } from "@audit/facts";
import { memberName } from "./enum-member.ts";
import { forLast } from "./for-last.ts";
import { currencyOf, plainNumber } from "./offer-price.ts";
import { mainOffersOf } from "./products.ts";
import { everyItem, firstText, itemsOf, says, valuesOf } from "./structured-data.ts";

/** Shipping details that an offer spells out, with the currency of the offer. */
export interface ShippingTerms {
  readonly item: SdItem;
  readonly currency: string;
}

/** Those that point at settings elsewhere, or say that nothing is sent there, need no rate and no times. */
const REFERS = ["shippingSettingsLink", "transitTimeLabel", "shippingLabel"];

/** Every OfferShippingDetails of the product the page is about; references to others are left out. */
export const shippingTermsOf = forLast((data: StructuredDataFacts): readonly ShippingTerms[] =>
  mainOffersOf(data).flatMap((offer) =>
    itemsOf(offer, "shippingDetails")
      .filter((item) => Object.keys(item.props).length > 0 && !REFERS.some((name) => says(item, name)))
      .map((item) => ({ item, currency: currencyOf(offer).toUpperCase() })),
  ),
);

export const shipsNowhere = (item: SdItem): boolean => /^true$/i.test(firstText(item, "doesNotShip"));

/** Return policies that a page spells out, for an offer or the whole shop; each once. */
export const returnPoliciesOf = forLast((data: StructuredDataFacts): readonly SdItem[] => {
  const named = everyItem(data).filter(
    ({ item, under }) => under === "hasMerchantReturnPolicy" || item.types.includes("MerchantReturnPolicy"),
  );
  return named.map(({ item }) => item).filter((item) => Object.keys(item.props).length > 0);
});

/** "MerchantReturnFiniteReturnWindow" and so on; "" when none is given. */
export const returnCategoryOf = (policy: SdItem): string =>
  valuesOf(policy, "returnPolicyCategory").map(memberName).find(Boolean) ?? "";

/** A policy that only points at the shop's own page about returns is complete. */
export const isLinkedPolicy = (policy: SdItem): boolean => says(policy, "merchantReturnLink");

/** A span of days with both ends, as Google wants handling and transit times. */
export const hasSpan = (times: readonly SdItem[]): boolean =>
  times.some((time) => ["minValue", "maxValue"].every((end) => plainNumber(valuesOf(time, end)[0]) !== null));
