import type { Fixer } from "../fixer.ts";
import { changing, hasOneOf } from "./change-entities.ts";
import { objectsOf, oneOrList, textIn } from "./json-values.ts";
import type { JsonObject } from "./json-of.ts";

/** UN/CEFACT codes of the units that unit prices are counted in. */
const CODES: Readonly<Record<string, string>> = { kg: "KGM", g: "GRM", l: "LTR", ml: "MLT", m: "MTR" };

/** What the page shows, as the evidence tells it; measures as "0.5 l". */
interface Shown {
  readonly price: number;
  readonly content: string;
  readonly per: string;
}

function quantity(measure: string): JsonObject {
  const [amount = "", unit = ""] = measure.split(" ");
  return { "@type": "QuantitativeValue", value: Number(amount), unitCode: CODES[unit] ?? unit };
}

/** How much one buys for the price, and the measure that the page counts it in. */
export const unitPricing: Fixer = changing((entity, { fault }) => {
  const { price, content, per } = fault.evidence.saw as unknown as Shown;
  if (!hasOneOf(entity, "Offer") || Number(entity["price"]) !== price) return entity;
  const specification = {
    "@type": "UnitPriceSpecification",
    price: textIn(entity["price"]),
    ...(entity["priceCurrency"] === undefined ? {} : { priceCurrency: entity["priceCurrency"] }),
    referenceQuantity: { ...quantity(content), valueReference: quantity(per) },
  };
  return { ...entity, priceSpecification: oneOrList([...objectsOf(entity["priceSpecification"]), specification]) };
});
