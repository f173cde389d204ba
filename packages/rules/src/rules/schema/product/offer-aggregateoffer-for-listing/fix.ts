import { fillIn, type Fixer } from "../../../../fixes/fixer.ts";
import { changing, hasOneOf } from "../../../../fixes/markup/change-entities.ts";
import { objectsOf, oneOrList, textIn } from "../../../../fixes/markup/json-values.ts";
import type { JsonObject } from "../../../../fixes/markup/json-of.ts";
import type { Json } from "../../../../escape/json-script.ts";

/** A single offer, or the ones that the aggregate holds. */
export const fix: Fixer = changing((entity) => {
  const offers = objectsOf(entity["offers"]);
  if (hasOneOf(entity, "AggregateOffer") || !offers.some((offer) => hasOneOf(offer, "AggregateOffer"))) return entity;
  return { ...entity, offers: oneOrList(offers.flatMap(single)) };
});

function single(offer: JsonObject): Json[] {
  const inside = objectsOf(offer["offers"]);
  if (!hasOneOf(offer, "AggregateOffer")) return [offer];
  if (inside.length > 0) return [...inside];
  const { lowPrice: low, highPrice: high, offerCount: _count, ...rest } = offer;
  const one = low !== undefined && (high === undefined || textIn(low) === textIn(high)) ? low : undefined;
  return [{ ...rest, "@type": "Offer", price: one ?? fillIn("price of the chosen variant as a plain number") }];
}
