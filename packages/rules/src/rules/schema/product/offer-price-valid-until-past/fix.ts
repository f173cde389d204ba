import { textIn, objectsOf, oneOrList } from "../../../../fixes/markup/json-values.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { changedEntities } from "../../../../fixes/markup/change-entities.ts";
import type { JsonObject } from "../../../../fixes/markup/json-of.ts";
import { isOver } from "../../../../fixes/markup/offer-markup.ts";
import { asksNothing } from "../../../../reading/asked-nothing.ts";

/** The dates that are over go, and all else stays as it is: without one a price holds until another stands there. */
export const fix: Fixer = perPage({
  make: (page, view, fault) =>
    asksNothing(page) ? null : changedEntities((entity) => withoutPast(entity, view.measuredAt), { page, view, fault }),
});

function withoutPast(entity: JsonObject, measuredAt: string): JsonObject {
  const { priceValidUntil, priceSpecification, ...rest } = entity;
  const specified = objectsOf(priceSpecification).map((one) => {
    const { validThrough, ...other } = one;
    return isOver(textIn(validThrough), measuredAt) ? other : one;
  });
  const until = isOver(textIn(priceValidUntil), measuredAt) ? undefined : priceValidUntil;
  if (until === priceValidUntil && JSON.stringify(oneOrList(specified)) === JSON.stringify(priceSpecification))
    return entity;
  return {
    ...rest,
    ...(until === undefined ? {} : { priceValidUntil: until }),
    ...(specified.length > 0 ? { priceSpecification: oneOrList(specified) } : {}),
  };
}
