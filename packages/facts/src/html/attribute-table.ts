import { decodeHTMLAttribute } from "entities/decode";
import { detach } from "../text/characters.ts";
import { createNameTable } from "./name-table.ts";

/** The attributes anything is read from. Order matters only in that the first 32 fit one word of the mask. */
const names =
  " id class href src alt rel content name property title lang role type itemprop itemscope itemtype itemid itemref typeof vocab resource about datatype prefix data-nosnippet hreflang media as charset http-equiv width height loading fetchpriority srcset async defer dir action method value for aria-label aria-labelledby aria-hidden datetime xlink:href data poster hidden placeholder data-src sizes encoding face color size data-price data-product_variations onclick sandbox style target".split(
    " ",
  );

export const attributeNames = createNameTable(names);
export const attribute = attributeNames.idOf;
export const attributeCount = names.length;

/**
 * The attributes of the element being opened, known ones only. One table is reused for all elements: it is valid during
 * the event that carries it. `low` and `high` say which ids are present.
 */
export interface AttributeTable {
  low: number;
  high: number;
  values: (string | undefined)[];
  /** Where the raw value stands in `bytes` while `values` has none yet. */
  from: Int32Array;
  to: Int32Array;
  /** Valid UTF-8. */
  bytes: Buffer;
}

/** @param bytes valid UTF-8 that values may stand in */
export function createAttributeTable(bytes: Buffer = Buffer.alloc(0)): AttributeTable {
  return {
    low: 0,
    high: 0,
    values: Array.from({ length: attributeCount }),
    from: new Int32Array(attributeCount),
    to: new Int32Array(attributeCount),
    bytes,
  };
}

export function hasAttribute(table: AttributeTable, id: number): boolean {
  return id < 32 ? (table.low & (1 << id)) !== 0 : (table.high & (1 << (id - 32))) !== 0;
}

/** The value that stands at [from, to), character references decoded. */
function decodeValue(bytes: Buffer, from: number, to: number): string {
  const raw = bytes.toString("utf8", from, to);
  return raw.includes("&") ? decodeHTMLAttribute(raw) : raw;
}

/** The value with character references decoded, in memory of its own; null when the attribute is absent. */
export function readAttribute(table: AttributeTable, id: number): string | null {
  if (!hasAttribute(table, id)) return null;
  const known = table.values[id];
  if (known !== undefined) return known;
  const from = table.from[id] ?? 0;
  const to = table.to[id] ?? 0;
  const value = decodeValue(table.bytes, from, to);
  table.values[id] = value;
  return value;
}

/** Sets a decoded value; the first attribute of a name wins, as in the HTML standard. */
export function putAttribute(table: AttributeTable, id: number, value: string): void {
  if (id === 0 || hasAttribute(table, id)) return;
  markPresent(table, id);
  // Parsers put values together letter by letter: joined, they take a fraction of the memory.
  table.values[id] = detach(value);
}

export function markPresent(table: AttributeTable, id: number): void {
  if (id < 32) table.low |= 1 << id;
  else table.high |= 1 << (id - 32);
}

export function clearAttributes(table: AttributeTable): void {
  table.low = 0;
  table.high = 0;
}
