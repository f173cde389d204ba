import type { SdValue } from "../structured-data.ts";

/** Properties whose texts are addresses of pages and files, never names of other entities. */
const plainAddresses: ReadonlySet<string> = new Set(
  "url sameAs image logo photo thumbnailUrl contentUrl embedUrl downloadUrl installUrl mainEntityOfPage target".split(
    " ",
  ),
);

/** Whether an address under this property may name another entity of the page. */
export const mayName = (property: string): boolean => !plainAddresses.has(property);

/**
 * An entity's name as an absolute address with its fragment, so that "#product" is one name in every script and syntax
 * of a page. Names that hold for one script only ("_:b0") are kept apart by its number.
 */
export function nodeAddress(written: string, base: string, block: number): string {
  if (written.startsWith("_:")) return `_:${block}.${written.slice(2)}`;
  return URL.parse(written, base)?.href ?? written;
}

/** Adds values, a list of their own, to a property, whose name may be one that every object inherits ("constructor"). */
export function addTo<V extends SdValue>(props: Record<string, V[]>, property: string, values: NoInfer<V>[]): void {
  // Assigning "__proto__" would set the prototype instead of a property.
  if (values.length === 0 || property === "__proto__") return;
  if (Object.hasOwn(props, property)) props[property]!.push(...values);
  else props[property] = values;
}
