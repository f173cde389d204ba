import type { JsonObject } from "../../../../fixes/markup/json-of.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { changing, hasOneOf } from "../../../../fixes/markup/change-entities.ts";
import { objectsOf, oneOrList, textIn } from "../../../../fixes/markup/json-values.ts";

/** UN/CEFACT codes of the units that unit prices are counted in. */
const CODES: Readonly<Record<string, string>> = { kg: "KGM", g: "GRM", l: "LTR", ml: "MLT", m: "MTR" };

/** What the page shows, as the evidence tells it; measures as "0.5 l". */
type Shown = {
  readonly price: number;
  readonly content: string;
  readonly per: string;
};

function quantity(measure: string): JsonObject {
  const [amount = "", unit = ""] = measure.split(" ");
  return { "@type": "QuantitativeValue", value: Number(amount), unitCode: CODES[unit] ?? unit };
}

/** How much one buys for the price, and the measure that the page counts it in. */
export const fix: Fixer<Shown> = changing((entity, { fault }) => {
  const { price, content, per } = fault.evidence.saw;
  if (!hasOneOf(entity, "Offer") || Number(entity["price"]) !== price) return entity;
  const specification = {
    "@type": "UnitPriceSpecification",
    price: textIn(entity["price"]),
    ...(entity["priceCurrency"] === undefined ? {} : { priceCurrency: entity["priceCurrency"] }),
    referenceQuantity: { ...quantity(content), valueReference: quantity(per) },
  };
  return { ...entity, priceSpecification: oneOrList([...objectsOf(entity["priceSpecification"]), specification]) };
});
