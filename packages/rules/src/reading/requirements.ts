import type { SdItem } from "@audit/facts";
import { isItem, itemsOf, says, valuesOf } from "./structured-data.ts";

/** True when an item says something at a path such as "offers.price". */
export function saysAt(item: SdItem, path: string): boolean {
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0) return says(item, name) || isReferred(item, name);
  return itemsOf(item, name).some((nested) => saysAt(nested, rest.join(".")));
}

/** Named by its @id, which another page describes. */
const isReferred = (item: SdItem, name: string): boolean =>
  valuesOf(item, name).some((value) => isItem(value) && Boolean(value.id) && Object.keys(value.props).length === 0);

/** Requirements an item doesn't meet; each is met by any of its alternatives and named by the first. */
export const unmet = (item: SdItem, required: readonly (readonly string[])[]): string[] =>
  required.filter((alternatives) => !alternatives.some((path) => saysAt(item, path))).flatMap(([first]) => first ?? []);
