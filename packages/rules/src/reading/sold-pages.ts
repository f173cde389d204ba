import type { PageFacts } from "@audit/facts";
import { amountsOf } from "./offer-price.ts";
import { mainOffersOf, mainProductsOf } from "./products.ts";
import { noted } from "./noted.ts";
import { addressesOf } from "./structured-data.ts";

/** What a product page asks for its goods: the lowest marked up price, else the first that is seen; null without one. */
export const askedPrice = noted(({ kind, structuredData, commerce }): number | null => {
  if (kind !== "product") return null;
  const offered = mainOffersOf(structuredData).flatMap(amountsOf);
  if (offered.length > 0) return Math.min(...offered);
  return commerce.prices.find(({ region }) => region === "main" || region === "body")?.amount ?? null;
});

const MOST_IMAGES = 5;

/** Addresses of the pictures that a page's markup gives for its product; empty without product markup. */
export const productImages = noted(({ structuredData }): readonly string[] => {
  const images = mainProductsOf(structuredData).flatMap((product) => addressesOf(product, "image"));
  return [...new Set(images)].slice(0, MOST_IMAGES);
});

/** A page of goods, also where nothing tells machines so: it has a price and a control to buy. */
export const isSoldOn = ({ kind, commerce }: Pick<PageFacts, "kind" | "commerce">): boolean =>
  kind === "product" || (commerce.buyControl !== null && commerce.prices.some(({ amount }) => amount > 0));
