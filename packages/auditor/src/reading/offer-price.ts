import type { SdItem, SdValue } from "@audit/facts";
import { forLast } from "./for-last.ts";
import { firstText, itemsOf, textOf, valuesOf } from "./structured-data.ts";

/** Price types that are not what the buyer pays; https://schema.org/PriceTypeEnumeration. */
const OTHER_PRICE = /(Strikethrough|List|MSRP|SRP|MinimumAdvertised|Invoice|Regular)Price$|^(MSRP|SRP)$/;

/** Values that state what a buyer pays: price, a current priceSpecification, or the ends of an AggregateOffer. */
export const priceValuesOf = forLast((offer: SdItem): readonly SdValue[] => {
  const own = ["price", "lowPrice", "highPrice"].flatMap((name) => valuesOf(offer, name));
  const specified = currentSpecifications(offer).flatMap((one) =>
    ["price", "minPrice"].flatMap((name) => valuesOf(one, name)),
  );
  return [...own, ...specified].filter((value) => textOf(value) !== "");
});

/** Amounts a buyer may pay; prices not written as plain numbers are left out. */
export const amountsOf = (offer: SdItem): number[] =>
  priceValuesOf(offer).flatMap((value) => {
    const amount = plainNumber(value);
    return amount === null ? [] : [amount];
  });

/** The currency of an offer as written, or "". */
export const currencyOf = (offer: SdItem): string =>
  firstText(offer, "priceCurrency") ||
  (itemsOf(offer, "priceSpecification")
    .map((one) => firstText(one, "priceCurrency"))
    .find(Boolean) ??
    "");

/** A number, or a text that is only digits with a dot as decimal mark; null otherwise. Source: schema.org/price. */
export function plainNumber(value: SdValue | undefined): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  const text = textOf(value);
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

/** How evidence names an offer: its own or its number's name. */
export const offerName = (offer: SdItem, index: number): string =>
  firstText(offer, "sku", "name", "url") || `offer ${index + 1}`;

function currentSpecifications(offer: SdItem): SdItem[] {
  return itemsOf(offer, "priceSpecification").filter(
    (one) => !OTHER_PRICE.test(firstText(one, "priceType")) && valuesOf(one, "validForMemberTier").length === 0,
  );
}
