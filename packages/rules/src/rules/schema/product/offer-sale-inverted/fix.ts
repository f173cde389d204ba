import type { Fixer } from "../../../../fixes/fixer.ts";
import { changing } from "../../../../fixes/markup/change-entities.ts";
import { objectsOf, oneOrList, textIn } from "../../../../fixes/markup/json-values.ts";

const BEFORE = /(StrikethroughPrice|ListPrice|MSRP|SRP|RegularPrice)$/;

/** Without list prices that are no higher than the price; ranges the right way round. */
export const fix: Fixer = changing((entity) => {
  const price = Math.max(Number(entity["price"] ?? 0), Number(entity["highPrice"] ?? 0));
  const kept = objectsOf(entity["priceSpecification"]).filter(
    (one) => !(BEFORE.test(textIn(one["priceType"])) && Number(one["price"]) <= price),
  );
  const [low, high] = [entity["lowPrice"], entity["highPrice"]];
  const turned = low !== undefined && high !== undefined && Number(low) > Number(high);
  const { priceSpecification: had, ...rest } = entity;
  return {
    ...rest,
    ...(had !== undefined && kept.length > 0 ? { priceSpecification: oneOrList(kept) } : {}),
    ...(turned ? { lowPrice: high, highPrice: low } : {}),
  };
});
