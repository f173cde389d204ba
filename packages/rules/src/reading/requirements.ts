import type { SdItem } from "@audit/facts";
import { itemsOf, says } from "./structured-data.ts";

/** True when an item says something at a path such as "offers.price". */
export function saysAt(item: SdItem, path: string): boolean {
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0) return says(item, name);
  return itemsOf(item, name).some((nested) => saysAt(nested, rest.join(".")));
}

/** Requirements an item doesn't meet; each is met by any of its alternatives and named by the first. */
export const unmet = (item: SdItem, required: readonly (readonly string[])[]): string[] =>
  required.filter((alternatives) => !alternatives.some((path) => saysAt(item, path))).flatMap(([first]) => first ?? []);
