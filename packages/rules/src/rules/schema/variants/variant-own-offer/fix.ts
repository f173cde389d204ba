import { fillIn, type Fixer } from "../../../../fixes/fixer.ts";
import { changingVariants } from "../../../../fixes/markup/variant-changes.ts";
import { objectsOf, oneOrList } from "../../../../fixes/markup/json-values.ts";
import type { JsonObject } from "../../../../fixes/markup/json-of.ts";

const NUMBERS = ["sku", "gtin", "gtin8", "gtin12", "gtin13", "gtin14", "isbn", "mpn"];

/** Each variant with a number and an offer of its own. */
export const fix: Fixer = changingVariants((variant) => {
  const offers = objectsOf(variant["offers"]);
  const sold = offers.length > 0 ? offers : [{ "@type": "Offer" }];
  const numbered = NUMBERS.some((name) => variant[name] !== undefined);
  return {
    ...variant,
    ...(numbered ? {} : { sku: fillIn("article number of the variant") }),
    offers: oneOrList(sold.map(completedOffer)),
  };
});

const completedOffer = (offer: JsonObject): JsonObject => ({
  ...offer,
  ...(offer["price"] === undefined && offer["priceSpecification"] === undefined && offer["lowPrice"] === undefined
    ? { price: fillIn("price of the variant as a plain number") }
    : {}),
  priceCurrency: offer["priceCurrency"] ?? fillIn("three-letter currency code"),
  availability: offer["availability"] ?? fillIn("https://schema.org/InStock, OutOfStock or PreOrder"),
});
