import type { SdItem } from "@audit/facts";
import { memberName } from "./enum-member.ts";
import { amountsOf, plainNumber } from "./offer-price.ts";
import { itemsOf, valuesOf } from "./structured-data.ts";

const BEFORE = /^(StrikethroughPrice|ListPrice|MSRP|SRP|RegularPrice)$/;

/** Amounts that the markup gives as the price before a sale; Google reads StrikethroughPrice and ListPrice. */
export const listPricesOf = (offer: SdItem): number[] =>
  itemsOf(offer, "priceSpecification")
    .filter((one) => valuesOf(one, "priceType").some((type) => BEFORE.test(memberName(type))))
    .flatMap((one) => plainNumber(valuesOf(one, "price")[0]) ?? []);

/** Why the prices of an offer can't be: a list price that isn't above the price, or a range upside down; else null. */
export function invertedPrices(offer: SdItem): { readonly price: number; readonly before: number } | null {
  const [low, high] = ["lowPrice", "highPrice"].map((name) => plainNumber(valuesOf(offer, name)[0]));
  if (typeof low === "number" && typeof high === "number" && low > high) return { price: low, before: high };
  const price = Math.max(...amountsOf(offer));
  const before = listPricesOf(offer).find((amount) => amount <= price);
  return before === undefined ? null : { price, before };
}
