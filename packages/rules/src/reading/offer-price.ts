import type { SdItem, SdValue } from "@audit/facts";
import { forLast } from "./for-last.ts";
import { firstText, itemsOf, textOf, valuesOf } from "./structured-data.ts";

/** Price types that are not what the buyer pays; https://schema.org/PriceTypeEnumeration. */
const OTHER_PRICE = /(Strikethrough|List|MSRP|SRP|MinimumAdvertised|Invoice|Regular)Price$|^(MSRP|SRP)$/;

const OWN_PRICES = ["price", "lowPrice", "highPrice"];
const SPECIFIED_PRICES = ["price", "minPrice"];

/** Values that state what a buyer pays: price, a current priceSpecification, or the ends of an AggregateOffer. */
export const priceValuesOf = forLast((offer: SdItem): readonly SdValue[] => {
  const values: SdValue[] = [];
  const take = (from: SdItem, name: string): void => {
    for (const value of valuesOf(from, name)) if (textOf(value) !== "") values.push(value);
  };
  for (const name of OWN_PRICES) take(offer, name);
  for (const one of currentSpecifications(offer)) for (const name of SPECIFIED_PRICES) take(one, name);
  return values;
});

/** Amounts a buyer may pay; prices not written as plain numbers are left out. */
export function amountsOf(offer: SdItem): number[] {
  const amounts: number[] = [];
  for (const value of priceValuesOf(offer)) {
    const amount = plainNumber(value);
    if (amount !== null) amounts.push(amount);
  }
  return amounts;
}

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
