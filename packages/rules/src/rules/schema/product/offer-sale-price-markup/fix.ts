import { fillIn, type Fixer } from "../../../../fixes/fixer.ts";
import { changing, hasOneOf } from "../../../../fixes/markup/change-entities.ts";
import { objectsOf, oneOrList } from "../../../../fixes/markup/json-values.ts";

/** The price before the sale, as the page strikes it through. */
export const fix: Fixer = changing((entity, { page }) => {
  const [before] = page.commerce.struckPrices;
  if (!before || !hasOneOf(entity, "Offer") || !(Number(entity["price"]) < before.amount)) return entity;
  const specification = {
    "@type": "UnitPriceSpecification",
    priceType: "https://schema.org/StrikethroughPrice",
    price: String(before.amount),
    priceCurrency: entity["priceCurrency"] ?? fillIn("three-letter currency code"),
  };
  return { ...entity, priceSpecification: oneOrList([...objectsOf(entity["priceSpecification"]), specification]) };
});
