import { amountsOf } from "./offer-price.ts";
import { mainOffersOf } from "./products.ts";
import { noted } from "./noted.ts";

/** What a product page asks for its goods: the lowest marked up price, else the first that is seen; null without one. */
export const askedPrice = noted(({ kind, structuredData, commerce }): number | null => {
  if (kind !== "product") return null;
  const offered = mainOffersOf(structuredData).flatMap(amountsOf);
  if (offered.length > 0) return Math.min(...offered);
  return commerce.prices.find(({ region }) => region === "main" || region === "body")?.amount ?? null;
});
